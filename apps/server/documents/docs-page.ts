import { problemCodes, refusalsOf } from "@croupier/contracts";
import type { Endpoint } from "@croupier/contracts";
import { z } from "zod";

/** One readable page over every call: what it takes, what it answers, what it may refuse. */
export function writeDocsPage(endpoints: readonly Endpoint[]): string {
  const groups = Map.groupBy(endpoints, ({ name }) => name.split(".")[0] ?? name);
  const contents = [...groups.keys()]
    .map((group) => `<li><a href="#${escape(group)}">${escape(group)}</a></li>`)
    .join("");
  const sections = [...groups].map(([group, calls]) => writeGroup(group, calls)).join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Croupier: player services</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/services/docs.css">
</head>
<body>
<header><h1>Player services</h1>
<p>JSON over HTTP. Amounts are decimal strings in major units, times are ISO 8601 in UTC, errors are
problem details with a stable <code>code</code>. For machines: <a href="/services/openapi.json">openapi.json</a>.</p>
<nav aria-label="Contents"><ul>${contents}</ul></nav></header>
<main>${sections}</main>
</body>
</html>`;
}

function writeGroup(group: string, calls: readonly Endpoint[]): string {
  return `<section id="${escape(group)}"><h2>${escape(group)}</h2>${calls.map(writeCall).join("")}</section>`;
}

function writeCall(endpoint: Endpoint): string {
  const { method, path, name, summary, access, rate } = endpoint;
  const parts = (["params", "query", "headers", "body"] as const)
    .map((part) => writeSchema(part, endpoint[part], "input"))
    .join("");
  const answers = Object.entries(endpoint.responses)
    .map(([status, schema]) => writeSchema(`answer ${status}`, schema ?? undefined, "output"))
    .join("");
  const refusals = refusalsOf(endpoint)
    .map((code) => {
      const { status, title } = problemCodes[code];
      return `<tr><td>${status}</td><td><code>${escape(code)}</code></td><td>${escape(title)}</td></tr>`;
    })
    .join("");
  return `<article id="${escape(name)}">
<h3><span class="method">${method}</span> <code>${escape(path)}</code></h3>
<p>${escape(summary)}. <span class="fact">${escape(access)}</span> <span class="fact">${escape(rate)}</span></p>
${parts}${answers}
<details><summary>What it may refuse</summary><table><thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead><tbody>${refusals}</tbody></table></details>
</article>`;
}

function writeSchema(title: string, schema: z.ZodType | undefined, io: "input" | "output"): string {
  if (schema === undefined) return "";
  const json = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  delete json.$schema;
  return `<details><summary>${escape(title)}</summary><pre><code>${escape(JSON.stringify(json, undefined, 2))}</code></pre></details>`;
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export const docsStyle = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; }
h2 { margin-top: 3rem; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
h3 { font-weight: 500; overflow-wrap: anywhere; }
article { margin: 1.5rem 0 2.5rem; }
.method { font-weight: 700; font-size: 0.85em; }
.fact { border: 1px solid; border-radius: 1em; padding: 0 0.6em; font-size: 0.8em; }
pre { overflow: auto; padding: 1rem; background: color-mix(in srgb, currentColor 7%, transparent); border-radius: 8px; }
table { border-collapse: collapse; } th, td { text-align: left; padding: 0.2rem 1rem 0.2rem 0; }
summary { cursor: pointer; } nav ul { display: flex; gap: 1rem; padding: 0; list-style: none; }
`;
