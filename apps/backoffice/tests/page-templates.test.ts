import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { content } from "./desk-world.ts";

let world: BackofficeWorld;
const cookies = { ada: "", ben: "", sid: "" };
beforeAll(async () => {
  world = await openBackofficeWorld();
  const roles = { ada: ["editor"], ben: ["publisher"], sid: ["support"] } as const;
  for (const [login, held] of Object.entries(roles)) {
    const { oversight } = world.backoffice.services;
    const made = await oversight.createStaff({ login, name: login, roles: held, createdBy: null });
    if (!made.ok) throw new Error(made.refusal.code);
    cookies[login as keyof typeof cookies] = await world.signIn(login, made.value.password);
  }
});
afterAll(() => world.leave());

const ask = (
  who: keyof typeof cookies,
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
) =>
  world.call(method, `${content}/templates${path}`, {
    cookie: cookies[who],
    ...(body === undefined ? {} : { body }),
  });

const wish = (name: string, more: object = {}) => ({
  id: uuidv7(),
  bucket: "default",
  kind: "content_page",
  pageType: "promotion",
  name,
  description: "Every Friday",
  blocks: [{ type: "heading", props: { id: "h-1", text: "This week", level: 2 } }],
  ...more,
});
const names = async () =>
  (await ask("sid", "GET", "?bucket=default")).json.items.map(({ name }: { name: string }) => name);

describe("a template that an editor saves from a page", () => {
  test("is offered to everybody with its blocks, and the trail says who saved it", async () => {
    const template = wish("The weekly offer");
    const saved = await ask("ada", "POST", "", template);
    expect([saved.status, saved.json]).toEqual([201, { id: template.id }]);
    const { bucket: _, ...facts } = template;
    const offered = await ask("sid", "GET", "?bucket=default");
    const own = offered.json.items.filter(({ id }: { id: string }) => id === template.id);
    expect(own).toEqual([{ ...facts, writtenBy: "ada", writtenAt: expect.any(String) }]);
    expect((await ask("sid", "GET", "?bucket=marlin")).json.items).toEqual([]);
    const trail = await world.call("GET", `/services/backoffice/v1/audit?subject=${template.id}`, {
      cookie: await world.signIn(),
    });
    expect(trail.json.items).toMatchObject([
      {
        action: "content.template-saved",
        staff: { login: "ada" },
        facts: { bucket: "default" },
        after: { name: "The weekly offer", pageType: "promotion" },
      },
    ]);
  });

  test("a press that comes twice saves it once, and no two have one name", async () => {
    const template = wish("Twice pressed");
    expect((await ask("ada", "POST", "", template)).status).toBe(201);
    expect((await ask("ada", "POST", "", template)).status).toBe(201);
    const rival = await ask("ben", "POST", "", wish("TWICE pressed"));
    expect([rival.status, rival.json.code]).toEqual([409, "template_name_taken"]);
    expect((await names()).filter((name: string) => name === "Twice pressed")).toHaveLength(1);
  });

  test("holds nothing that the site could not draw, and a type only where pages have one", async () => {
    const broken = [{ type: "heading", props: { id: "h-1", text: "Hm", level: 9 } }];
    const refused = await ask("ada", "POST", "", wish("Broken", { blocks: broken }));
    expect([refused.status, refused.json.code]).toEqual([422, "invalid_entry"]);
    expect(refused.json.errors[0].field).toBe("blocks.0.props.level");
    const untyped = await ask("ada", "POST", "", wish("Untyped", { pageType: null }));
    expect(untyped.status).toBe(400);
    const landing = wish("Landing", { kind: "marketing_page" });
    expect((await ask("ada", "POST", "", landing)).status).toBe(400);
    expect((await ask("ada", "POST", "", { ...landing, pageType: null })).status).toBe(201);
    expect((await ask("ada", "POST", "", wish("Nowhere", { bucket: "heron" }))).status).toBe(404);
  });

  test("is written by editors, taken away by publishers, and its name is free again", async () => {
    const template = wish("Short-lived");
    expect((await ask("sid", "POST", "", template)).status).toBe(403);
    await ask("ada", "POST", "", template);
    const byEditor = await ask("ada", "DELETE", `/${template.id}`);
    expect([byEditor.status, byEditor.json.code]).toEqual([403, "role_required"]);
    expect((await ask("ben", "DELETE", `/${template.id}`)).status).toBe(204);
    expect((await ask("ben", "DELETE", `/${template.id}`)).status).toBe(404);
    expect(await names()).not.toContain("Short-lived");
    expect((await ask("ada", "POST", "", wish("Short-lived"))).status).toBe(201);
  });
});
