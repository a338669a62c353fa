import { desk, staff } from "@croupier/contracts";

/** An editor at the back-office: what is done here goes over its HTTP, as the console does it. */
export type Desk = {
  /** A draft of a page; `write` adds the next version of its words. */
  createPage(slug: string, title: string): Promise<string>;
  write(entry: string, version: { slug: string; title: string; basedOn: number }): Promise<void>;
  publish(entry: string): Promise<void>;
  planPublication(entry: string, at: Date): Promise<void>;
};

export async function openDesk(back: { port: number; password: string }): Promise<Desk> {
  const origin = `http://localhost:${back.port}`;
  let cookie = "";

  async function call(
    { method, path }: { method: string; path: string },
    body: unknown,
  ): Promise<Response> {
    const answer = await fetch(origin + path, {
      method,
      headers: { "content-type": "application/json", origin, cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  const at = (endpoint: { method: string; path: string }, params: Record<string, string>) => ({
    method: endpoint.method,
    path: endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ""),
  });

  const entered = await call(staff.signIn, { login: "bench", password: back.password });
  cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");

  return {
    async createPage(slug, title) {
      const parts = { common: { pageType: "generic" }, en: { slug, title, blocks: [] } };
      const answer = await call(desk.createEntry, {
        bucket: "default",
        kind: "content_page",
        parts,
      });
      return ((await answer.json()) as { id: string }).id;
    },
    async write(entry, { slug, title, basedOn }) {
      const data = { slug, title, blocks: [] };
      await call(at(desk.saveDraft, { entry, part: "en" }), { basedOn, data });
    },
    async publish(entry) {
      await call(at(desk.publish, { entry }), {});
    },
    async planPublication(entry, moment) {
      await call(desk.schedule, { entry, action: "publish", at: moment.toISOString() });
    },
  };
}
