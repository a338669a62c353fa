import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mfaOperations, playerVerification, problem } from "@croupier/contracts";
import type { Person } from "@croupier/tools/people";
import { joined } from "./people.ts";
import { serve, serveOn, type Served } from "./serve.ts";

const at = (served: Served, { id }: Person, rest: string) =>
  `${served.url}/services/player-verification/v1/profiles/${id}/${rest}`;

function verify(
  served: Served,
  person: Person,
  change: { readonly value: string; readonly mock?: string },
): Promise<Response> {
  return fetch(at(served, person, "verifications/verify"), {
    method: "PUT",
    headers: {
      origin: served.url,
      cookie: person.cookie,
      "content-type": "application/json",
      ...(change.mock === undefined ? {} : { "X-MOCK-2FA-VERIFICATION": change.mock }),
    },
    body: JSON.stringify({ operation: "withdraw", type: "PASSWORD", value: change.value }),
  });
}

let served: Served;
let person: Person;
beforeAll(async () => {
  served = await serve();
  person = await joined(served, "beryl");
});
afterAll(() => served.close());

test.each(mfaOperations)(
  "[S3.29] [S7.18] the status of %s is told by its name",
  async (operation) => {
    const answer = await fetch(
      at(served, person, `operations/${encodeURIComponent(operation)}/status`),
      { headers: { cookie: person.cookie } },
    );
    expect(answer.status).toBe(200);
    const status = playerVerification.operationStatus.responses[200].parse(await answer.json());
    expect(status).toMatchObject({ operation, remainingBlockingTime: null });
    expect(status.status).toBe(operation === "validatePhone" ? "NOT_REQUIRED" : "REQUIRED");
  },
);

test("[S7.19] the right password proves it, a wrong one says how many tries are left", async () => {
  const basil = await joined(served, "basil");
  const wrong = await verify(served, basil, { value: "not the password" });
  expect(wrong.status).toBe(403);
  expect(problem.parse(await wrong.json())).toMatchObject({
    code: "verification_failed",
    attemptsLeft: 4,
  });
  const right = await verify(served, basil, { value: basil.password });
  expect(right.status).toBe(200);
  const { expiresAt } = playerVerification.verify.responses[200].parse(await right.json());
  expect(Date.parse(expiresAt)).toBeGreaterThan(0);
});

describe("F14: a header that mocks a verification", () => {
  test.each(["true", "TRUE"])(
    "[S7.19] %s changes nothing outside test mode, and is logged",
    async (mock) => {
      const answer = await verify(served, person, { value: "not the password", mock });
      expect(answer.status).toBe(403);
      expect(served.logs()).toContain("a mocked verification was asked for and ignored");
    },
  );

  test("is believed in test mode, and there only when it says true", async () => {
    const tested = await serveOn(served.fresh, (config) => ({ ...config, mode: "test" }));
    try {
      const boris = await joined(tested, "boris");
      expect((await verify(tested, boris, { value: "x", mock: "false" })).status).toBe(403);
      expect((await verify(tested, boris, { value: "x" })).status).toBe(403);
      expect((await verify(tested, boris, { value: "x", mock: "true" })).status).toBe(200);
    } finally {
      await tested.close();
    }
  });
});
