import { readBackofficeConfig } from "@croupier/backoffice";
import { everyEndpoint } from "@croupier/contracts";
import { readWorkerConfig } from "@croupier/worker";
import { describe, expect, test } from "vitest";
import { readConfig } from "@croupier/server";
import { createSecurityHeaders, problemOf } from "@croupier/server/shell";
import { readEnvironment } from "../start/environment.ts";
import { parseFlags, parts } from "../start/flags.ts";
import { parseKeys } from "../start/keys.ts";
import { findDirectives, parseNginx, type Directive } from "./parse-nginx.ts";
import { parseUnit } from "./parse-unit.ts";
import { shedClassesPath, writeShedClasses } from "./write-shed-classes.ts";
import { parseEnvironment, readText, variablesInCode, variablesInGuide } from "./read-variables.ts";

const example = parseEnvironment(readText("docs/operations/environment.example"));

/** What an operator would write where the example has capitals. */
const filledIn = Object.fromEntries(
  Object.entries(example).map(([name, value]) => [
    name,
    value
      .replaceAll(/(?:PLAY|GAMES|STAFF|MAIL)\.EXAMPLE/g, (host) => host.toLowerCase())
      .replace("OWNER:PASSWORD@DATABASE_HOST", "owner:secret@db.example")
      .replace("USER:PASSWORD", "user:secret")
      .replace("SECRET_OF_43_OR_MORE_BASE64URL_CHARACTERS", "a".repeat(43)),
  ]),
);

describe("the table of settings in the guide", () => {
  const inCode = variablesInCode;
  const inGuide = variablesInGuide();

  test("names every variable that is read, and none that is not", () => {
    expect(inCode.size).toBeGreaterThan(20);
    expect([...inGuide.keys()].sort()).toEqual([...inCode.keys()].sort());
  });

  test.each([...inCode])("tells rightly who reads %s", (name, readers) => {
    // The start hands on what the parts obey, so the guide need not name it beside them.
    const isHandedOn = readers.size > 1;
    const told = (readersOf: ReadonlySet<string> = new Set()) =>
      [...readersOf].filter((reader) => !isHandedOn || reader !== "start").sort();
    expect(told(inGuide.get(name))).toEqual(told(readers));
  });
});

describe("the example of a settings file", () => {
  test("names only settings that exist, and each capital word in it is a placeholder", () => {
    expect(Object.keys(example).filter((name) => !variablesInCode.has(name))).toEqual([]);
    expect(Object.values(filledIn).filter((value) => /[A-Z]{4,}/.test(value))).toEqual([]);
  });

  test("starts every part in production, once its placeholders are filled in", () => {
    const production = { ...filledIn, NODE_ENV: "production" };
    const started = readEnvironment(production);
    expect(started).toMatchObject({ mode: "production", databaseUrl: filledIn["DATABASE_URL"] });
    const keys = parseKeys(filledIn["CROUPIER_KEYS"] ?? "");
    // What `npm start` hands to the parts instead of the owner's connection.
    const handed = {
      ...production,
      DATABASE_URL: undefined,
      CROUPIER_KEYS: keys,
      CROUPIER_APP_DATABASE_URL: "postgres://croupier_app:secret@db.example:5432/croupier",
    };
    expect(readConfig(handed)).toMatchObject({ mode: "production", http: { https: true } });
    expect(readWorkerConfig(handed)).toMatchObject({
      mode: "production",
      mail: { smtpUrl: filledIn["CROUPIER_SMTP_URL"] },
    });
    expect(readBackofficeConfig(handed)).toMatchObject({
      mode: "production",
      http: { https: true },
    });
  });
});

describe("the systemd unit", () => {
  const unit = parseUnit(readText("docs/operations/croupier@.service"));
  const service = unit.get("Service") ?? [];
  const valueOf = (key: string) => service.find(([name]) => name === key)?.[1];

  test("has its three sections and no setting that systemd would not know", () => {
    expect([...unit.keys()]).toEqual(["Unit", "Service", "Install"]);
    const unknown = [...unit].flatMap(([section, entries]) =>
      entries.map(([key]) => `${section}.${key}`).filter((name) => !knownSettings.has(name)),
    );
    expect(unknown).toEqual([]);
  });

  test("starts one part, and each instance it names is a part", () => {
    const command = valueOf("ExecStart") ?? "";
    // The main process is the one that is sent SIGTERM and passes it on; npm ends its shell alone.
    expect(command).toMatch(/^\/usr\/bin\/node tools\/run\.mjs start --only %i$/);
    const instances = readText("docs/operations/croupier@.service").matchAll(/croupier@(\w+)/g);
    const named = new Set([...instances].map(([, instance]) => instance));
    // Strangers are things of the demo, which no unit starts.
    const ours = parts.filter((part) => part !== "payments" && part !== "studio");
    expect([...named].sort()).toEqual([...ours].sort());
    for (const part of named) expect(parseFlags(["--only", part ?? ""]).only).toEqual([part]);
  });

  test("runs in production, reads the settings file, and waits longer than a part needs to stop", () => {
    const environment = service.filter(([key]) => key === "Environment").map(([, value]) => value);
    expect(environment).toContain("NODE_ENV=production");
    expect(valueOf("EnvironmentFile")).toBe("/etc/croupier/environment");
    const graceMs = Number(
      /stopGraceMs = ([\d_]+)/.exec(readText("tools/start/supervise.ts"))?.[1]?.replace("_", ""),
    );
    expect(Number(valueOf("TimeoutStopSec")) * 1_000).toBeGreaterThan(graceMs);
    expect(valueOf("KillSignal")).toBe("SIGTERM");
  });

  test("a setting outside a section, or a line that is none, is noticed", () => {
    expect(() => parseUnit("User=croupier")).toThrow("line 1");
    expect(() => parseUnit("[Service]\nUser croupier")).toThrow("line 2");
    expect(() => parseUnit("[Service]\n[Service]")).toThrow("twice");
  });
});

describe("the reverse proxy", () => {
  const tree = parseNginx(readText("docs/operations/nginx.conf"));
  const defaults = readEnvironment({});
  const sites = tree.filter(({ name, block }) => name === "server" && block !== undefined);
  const siteOf = (host: string) =>
    sites.find(
      (site) =>
        valuesOf(site, "server_name")[0] === host && valuesOf(site, "listen").includes("443"),
    );

  test("passes to the ports that the parts listen on", () => {
    const upstreams = new Map(
      tree
        .filter(({ name }) => name === "upstream")
        .map((upstream) => [
          upstream.args[0] ?? "",
          findDirectives(upstream.block ?? [], "server").map(({ args }) => args[0]?.split(":")[1]),
        ]),
    );
    expect(upstreams.get("croupier_server")).toEqual([`${defaults.port}`, `${defaults.port}`]);
    expect(upstreams.get("croupier_games")).toEqual([
      `${defaults.gamesPort}`,
      `${defaults.gamesPort}`,
    ]);
    expect(upstreams.get("croupier_backoffice")).toEqual([`${defaults.backofficePort}`]);
    const passed = findDirectives(tree, "proxy_pass").map(({ args }) => args[0]);
    expect(passed.sort()).toEqual([...upstreams.keys()].map((name) => `http://${name}`).sort());
  });

  test("serves the three origins of the settings file, over TLS only", () => {
    for (const name of ["CROUPIER_ORIGIN", "CROUPIER_GAMES_ORIGIN", "CROUPIER_BACKOFFICE_ORIGIN"]) {
      const host = new URL(example[name] ?? "").host.toUpperCase();
      const site = siteOf(host);
      expect(site, host).toBeDefined();
      expect(findDirectives(site?.block ?? [], "ssl_certificate")).toHaveLength(1);
    }
    const plain = sites.filter((site) => valuesOf(site, "listen").includes("80"));
    expect(plain.flatMap((site) => valuesOf(site, "return"))).toEqual([
      "301",
      "https://$host$request_uri",
    ]);
  });

  test("tells the parts the host and the visitor's own address, and upgrades sockets", () => {
    const locations = findDirectives(tree, "location");
    expect(locations).toHaveLength(3);
    for (const location of locations) {
      const headers = new Map(
        findDirectives(location.block ?? [], "proxy_set_header").map(({ args }) => [
          args[0],
          args[1],
        ]),
      );
      expect(headers.get("Host")).toBe("$host");
      // Set, not appended: what the visitor claims about himself is dropped here.
      expect(headers.get("X-Forwarded-For")).toBe("$remote_addr");
    }
    const [player] = locations;
    const upgrades = findDirectives(player?.block ?? [], "proxy_set_header").map(({ args }) =>
      args.join(" "),
    );
    expect(upgrades).toContain("Upgrade $http_upgrade");
    expect(upgrades).toContain("Connection $connection_to_server");
    expect(findDirectives(tree, "map").map(({ args }) => args)).toContainEqual([
      "$http_upgrade",
      "$connection_to_server",
    ]);
  });

  test("takes bodies as large as the parts do, and never repeats a write by itself", () => {
    expect(readText("apps/server/src/shell/shell.ts")).toContain("bodyBytesMax = 64 * 1024");
    expect(findDirectives(tree, "client_max_body_size").map(({ args }) => args[0])).toEqual([
      "64k",
      "64k",
      "64k",
    ]);
    const repeats = findDirectives(tree, "proxy_next_upstream").flatMap(({ args }) => args);
    expect(repeats).not.toContain("non_idempotent");
  });

  test("asks no other server again what one has refused", () => {
    // Twice the work where there is too much already; and two refusals would take a server out for seconds.
    const repeats = findDirectives(tree, "proxy_next_upstream").flatMap(({ args }) => args);
    expect(repeats.filter((reason) => reason.startsWith("http_"))).toEqual([]);
  });

  test("a brace or a semicolon that is missing is noticed", () => {
    expect(() => parseNginx("server { listen 80;")).toThrow("without its }");
    expect(() => parseNginx("server { listen 80 }")).toThrow("no ;");
    expect(() => parseNginx("listen 80; }")).toThrow("without its {");
  });
});

describe("what the reverse proxy refuses when there is too much", () => {
  const written = readText(shedClassesPath);
  const tree = parseNginx(readText("docs/operations/nginx.conf"));
  const limits = parseNginx(readText("docs/operations/nginx-limits.conf"));

  test("is written from the contract", () => {
    expect(written, "npm run fix").toBe(writeShedClasses());
  });

  // As nginx reads it: the first that fits.
  const patterns = [...written.matchAll(/"~\(\?x\)([^"]*)" (\w+);/g)].map(
    ([, pattern = "", shed = ""]) => ({
      pattern: new RegExp(pattern.replaceAll(/\n */g, "").replaceAll(" |", "|")),
      shed,
    }),
  );
  const classOf = (asked: string) =>
    patterns.find(({ pattern }) => pattern.test(asked))?.shed ?? "";
  const calls = everyEndpoint.filter(
    ({ name, access }) => access !== "staff" && !name.startsWith("staff."),
  );

  test("goes by the classes of the server, and names nothing of P0", () => {
    expect(calls.length).toBeGreaterThan(100);
    for (const { method, path, shed, etag, access } of calls) {
      const asked = `${method} ${path.replaceAll(/:\w+/g, "an-id")}`;
      const isReady = method === "GET" && etag === true && access === "public";
      expect(classOf(asked), asked).toBe(shed === "P0" ? "" : isReady ? "ready" : shed);
    }
    expect(["GET /", "GET /games", "GET /assets/x.js", "GET /realtime"].map(classOf)).toEqual([
      "",
      "",
      "",
      "",
    ]);
    expect(classOf("HEAD /services/identity/v1/sessions/current")).toBe("P2");
  });

  test("counts P3 with P2 and both with P1, at both origins", () => {
    const counted = (variable: string) =>
      findDirectives(tree, "map")
        .find(({ args }) => args[1] === variable)
        ?.block?.map(({ name }) => name);
    expect(counted("$croupier_p3")).toEqual(["default", "P3"]);
    expect(counted("$croupier_p2")).toEqual(["default", "~^P[23]|^ready signed in"]);
    expect(counted("$croupier_p1")).toEqual(["default", "~^P[123]|^ready signed in"]);
    const included = findDirectives(tree, "include").map(({ args }) => args[0]);
    expect(included.sort()).toEqual([
      "/etc/nginx/nginx-classes.conf",
      "/etc/nginx/nginx-limits.conf",
      "/etc/nginx/nginx-limits.conf",
    ]);
    const inFlight = findDirectives(limits, "limit_conn").map(({ args }) => args);
    expect(inFlight).toEqual([
      ["croupier_p3", "80"],
      ["croupier_p2", "130"],
      ["croupier_p1", "200"],
    ]);
  });

  test("is answered as the server answers it", () => {
    const [, answer = ""] = findDirectives(limits, "return")[0]?.args ?? [];
    expect(JSON.parse(answer)).toEqual(problemOf("overloaded", "$request_id"));
    const headers = findDirectives(limits, "add_header").map(
      ({ args: [name = "", value] }) => [name.toLowerCase(), value] as const,
    );
    expect(Object.fromEntries(headers)).toEqual({
      ...createSecurityHeaders({ https: true }).forData(),
      "retry-after": "$croupier_retry_after",
      "x-request-id": "$request_id",
      "cache-control": "no-store",
    });
    const seconds = findDirectives(tree, "split_clients")[0]?.block?.map(({ args }) =>
      Number(args[0]),
    );
    expect(seconds).toEqual([1, 2, 3, 4]);
  });
});

function valuesOf(site: Directive, name: string): string[] {
  return findDirectives(site.block ?? [], name).flatMap(({ args }) => args);
}

/** From systemd.unit(5), systemd.service(5), systemd.exec(5) and systemd.kill(5): those we use. */
const knownSettings = new Set(
  [
    ["Unit", "Description After Wants"],
    [
      "Service",
      "Type User WorkingDirectory Environment EnvironmentFile ExecStart Restart RestartSec KillMode KillSignal TimeoutStopSec LimitNOFILE NoNewPrivileges PrivateTmp ProtectSystem ProtectHome ReadWritePaths StateDirectory RestrictAddressFamilies LockPersonality",
    ],
    ["Install", "WantedBy"],
  ].flatMap(([section = "", keys = ""]) => keys.split(" ").map((key) => `${section}.${key}`)),
);
