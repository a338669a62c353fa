-- Why: a letter confirms each ticket, and a mailbox takes letters under any name behind a plus: its owner, who never
-- wrote, got as many as somebody liked.
-- Who writes: as in 0094. Who reads: domain/support, before it takes another ticket.
-- What must never happen: more tickets of one mailbox within a day than of one player.

CREATE INDEX tickets_of_mailbox ON support.tickets
  (brand, regexp_replace(coalesce(player_id::text, lower(email)), '\+[^@]*@', '@'), sent_at);
DROP INDEX support.tickets_of_sender;
