const marks = { kept: "ok  ", broken: "FAIL", skipped: "skip" };

/** Family by family, each rule on its line, and what broke below the rule it breaks. */
export function printReport(config, results) {
  const lines = [`Seamless wallet at ${config.baseUrl}`, ""];
  for (const family of new Set(results.map((result) => result.family))) {
    lines.push(family);
    for (const { id, outcome, rule, note } of results.filter((each) => each.family === family)) {
      lines.push(`  ${marks[outcome]}  ${id}  ${rule}`);
      if (note !== undefined) lines.push(`              ${note}`);
    }
    lines.push("");
  }
  const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
  lines.push(
    `${results.length} scenarios: ${count("kept")} kept, ${count("broken")} broken, ${count("skipped")} skipped`,
  );
  return `${lines.join("\n")}\n`;
}
