import type pg from "pg";

/**
 * The negative control: a doorway that adds up the books at each posting instead of reading a balance.
 * Right at every size, and slower with every entry.
 */
export async function addUpTheBooks(admin: pg.Client): Promise<void> {
  await admin.query(`
    CREATE FUNCTION public.add_up_the_books() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      PERFORM sum(amount) FROM ledger.entries WHERE asset = 'EUR/2';
      RETURN NULL;
    END $$;
    CREATE TRIGGER careless AFTER INSERT ON ledger.transfers
      FOR EACH STATEMENT EXECUTE FUNCTION public.add_up_the_books()`);
}

export async function stopAddingUp(admin: pg.Client): Promise<void> {
  await admin.query("DROP FUNCTION public.add_up_the_books() CASCADE");
}
