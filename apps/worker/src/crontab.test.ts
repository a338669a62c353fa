import { expect, test } from "vitest";
import { crontab } from "./crontab.ts";
import { tasks } from "./tasks.ts";

const at = (hour: number, min: number) => ({ min, hour, date: 1, month: 1, dow: 4 });
const runs = (task: string, hour: number, min: number) =>
  crontab.some((item) => item.task === task && item.match(at(hour, min)));

test("every job there is comes round by itself", () => {
  expect(crontab.map((item) => item.task).sort()).toEqual(Object.values(tasks).sort());
});

test("the books are audited every five minutes, all day", () => {
  const minutes = Array.from({ length: 60 }, (_, minute) => minute);
  for (const hour of [0, 12, 23]) {
    expect(minutes.filter((minute) => runs(tasks.auditLedger, hour, minute))).toEqual(
      minutes.filter((minute) => minute % 5 === 0),
    );
  }
});

test("every night all of the journal is read again", () => {
  const times = Array.from({ length: 24 * 60 }, (_, minute) => minute);
  expect(
    times.filter((time) => runs(tasks.auditWholeLedger, Math.floor(time / 60), time % 60)),
  ).toEqual([4 * 60 + 43]);
});

test("audits take turns", () => {
  const queues = crontab
    .filter(({ task }) => task === tasks.auditLedger || task === tasks.auditWholeLedger)
    .map(({ options }) => options.queueName);
  expect(queues).toEqual(["ledger audit", "ledger audit"]);
});

test("a late run is replaced by the next one, and a missed one is not made up for", () => {
  for (const { options } of crontab) {
    expect(options.jobKey).toMatch(/^cron /);
    expect(options.backfillPeriod).toBe(0);
  }
});
