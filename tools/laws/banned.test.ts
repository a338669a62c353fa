import { expect, test } from "vitest";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, product, readProjectFile } from "./parts/files.ts";
import { isCode, isNode, isTest, parseCode, walk, type Node } from "./parts/syntax.ts";

type Ban = {
  /** A name as it is written: `Math.random`, `localStorage`, `new Date()` (without arguments). */
  readonly name: string;
  readonly instead: string;
  readonly where: RegExp;
  readonly except?: RegExp;
};

const bans: readonly Ban[] = [
  {
    name: "Math.random",
    instead: "randomToken or randomFraction of @croupier/kit/random; a round has its own stream",
    where: /./,
    // Dice of a load generator: what they decide is which row is hit, or when one is killed.
    except: /^(bench|drills)\//,
  },
  {
    name: "localStorage",
    instead: "a store with a name, a version and an answer for a browser that refuses",
    where: /^(apps|ui|blocks|games)\//,
    // Such stores: the theme, which also has to run before the first paint, the day of the last
    // sign-in, the games that were played (S9.14), and unsaved drafts.
    except:
      /^apps\/(site\/app\/(theme\/|session\/last-here\.ts$|casino\/played\/)|backoffice\/app\/drafting\/)/,
  },
  {
    name: "sessionStorage",
    instead: "state in the address, or a store like that of the theme",
    where: /^(apps|ui|blocks|games)\//,
    // Such stores: what is typed at joining and to us, where a tab came from, and notes of staff that are not sent yet.
    // None holds a secret.
    except:
      /^apps\/(site\/app\/(join\/kept-answers|contact\/kept-message|session\/arrival|documents\/previous-page)|backoffice\/app\/drafting\/typed-notes)\.ts$/,
  },
  { name: "console.log", instead: "the logger you were given", where: product },
  {
    name: "console.error",
    instead: "the logger you were given",
    where: product,
    // The specification (S8.6, S8.8, S8.9, S8.10, S8.12) asks for these sentences in the browser's own log.
    except:
      /^apps\/site\/app\/(casino\/played\/[\w-]+|geolocation\/know-place|help\/ask-help|step-up\/use-operation-status)\.ts$/,
  },
  { name: "console.warn", instead: "the logger you were given", where: product },
  {
    name: "new Date()",
    instead: "the clock you were given (Clock of kit/time)",
    where: /^domain\//,
  },
  { name: "Date.now", instead: "the clock you were given (Clock of kit/time)", where: /^domain\// },
  {
    name: "process.env",
    instead: "the app's configuration, parsed once in its environment file",
    where: /^(apps|domain|games|blocks|ui|contracts|kit)\//,
    // The one place of an app that reads the environment and hands it on.
    except: /^apps\/[^/]+\/(main|(src\/)?(environment|config))\.ts$/,
  },
  { name: "eval", instead: "a function", where: /./ },
  {
    name: "crypto.randomUUID",
    instead: "uuidv7 of @croupier/kit/ids, whose ids sort",
    where: product,
  },
  {
    name: "dangerouslySetInnerHTML",
    instead: "an element for each node: what an editor wrote is never read as HTML",
    // The one exception hands React an empty value, so that it leaves what the server drew as it is.
    where: /^(?!blocks\/registry\/use-still\.tsx$)(blocks|ui|apps)\//,
  },
  {
    name: "innerHTML",
    instead: "an element for each node: what an editor wrote is never read as HTML",
    where: /^(blocks|ui|apps)\//,
  },
  {
    name: "<form>",
    instead: "a button, and Enter in its fields: the sandbox of a frame submits no form",
    where: /^games\//,
  },
  {
    name: "new RegExp",
    instead:
      "a literal pattern, or a comparison: a pattern made from what somebody typed may never end",
    where: product,
    // Made from the paths of our own contract, once, at the start.
    except: /^apps\/server\/(src\/shell\/turn-away|pages\/page-route)\.ts$/,
  },
  {
    name: "JSON.parse",
    instead: "a schema of @croupier/contracts",
    where: /^domain\/(ledger|wallet)\//,
    // What it reads back it wrote itself, beside the money.
    except: /^domain\/wallet\/src\/play\/guard-refusal\.ts$/,
  },
];

const files = listFiles().filter(
  (path) => isCode(path) && !isTest(path) && !path.includes("/tests/"),
);

test("nothing on the list of banned calls is called", () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((path) => findBanned(path, readProjectFile(path)));
  expectNone(found, { obey: "each line names what to use instead" });
});

test.each([
  ["domain/players/src/x.ts", "const now = new Date();", "new Date()"],
  ["domain/players/src/x.ts", "const later = Date.now() + 5;", "Date.now"],
  ["ui/src/x.ts", "Math.random()", "Math.random"],
  ["ui/src/x.ts", "window.localStorage.getItem('a')", "localStorage"],
  ["apps/site/app/x.tsx", "localStorage.getItem('a')", "localStorage"],
  ["blocks/x.tsx", "<p dangerouslySetInnerHTML={{ __html: a }} />", "dangerouslySetInnerHTML"],
  ["blocks/x.ts", "const props = { dangerouslySetInnerHTML: a };", "dangerouslySetInnerHTML"],
  ["blocks/x.ts", "element.innerHTML = a;", "innerHTML"],
  ["apps/server/src/x.ts", "text.match(new RegExp(term))", "new RegExp"],
  ["ui/src/x.ts", "text.split(new RegExp(term))", "new RegExp"],
  ["apps/server/src/x.ts", "console.log(1)", "console.log"],
  ["apps/server/src/x.ts", "process.env.PORT", "process.env"],
  ["games/stage/src/x.tsx", "const form = <form onSubmit={start} />;", "<form>"],
])("in %s, %s is seen", (path, source, name) => {
  expect(findBanned(path, source)).toEqual([expect.stringContaining(name)]);
});

test("a date made from a value, and a name in a text, are left alone", () => {
  expect(findBanned("domain/x.ts", 'new Date(5); const said = "Math.random";')).toEqual([]);
});

function findBanned(path: string, source: string): string[] {
  const watched = bans.filter(({ where, except }) => where.test(path) && !except?.test(path));
  const found: string[] = [];
  walk(parseCode(path, source), (node) => {
    const written = spell(node);
    const ban = watched.find(({ name }) => name === written);
    if (ban === undefined) return true;
    const line = source.slice(0, node.start).split("\n").length;
    found.push(`${path}:${line}: ${ban.name}; use ${ban.instead}`);
    return false;
  });
  return found;
}

/** How the list would name this node; globals are the same with `window.` before them. */
function spell(node: Node): string | undefined {
  if (node.type === "NewExpression" && isNode(node.callee)) {
    const name = `new ${String(node.callee.name)}`;
    return (node.arguments as unknown[]).length === 0 ? `${name}()` : name;
  }
  if (node.type === "JSXOpeningElement" && isNode(node.name)) return `<${String(node.name.name)}>`;
  const isName = node.type === "Identifier" || node.type === "JSXIdentifier";
  if (isName && typeof node.name === "string") return node.name;
  if (node.type !== "MemberExpression" || !isNode(node.object) || !isNode(node.property)) {
    return undefined;
  }
  const { name } = node.object;
  return name === "window" || name === "globalThis"
    ? String(node.property.name)
    : `${String(name)}.${String(node.property.name)}`;
}
