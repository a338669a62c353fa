import type { SiteSettings, SwitchedProduct } from "@croupier/contracts";
import type { Database, Transact } from "@croupier/database";
import { uuidv7, isUuid } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type {
  CancelMaintenanceRefusal,
  ChangeSettingsRefusal,
  NotFound,
  PlanMaintenanceRefusal,
  SetSwitchRefusal,
} from "../refusals.ts";
import { refuseByRollback } from "../store/refuse-by-rollback.ts";
import type { Operator, OperatorAct, RecordAct } from "./act.ts";
import { lockBrand, raiseRevision, readBrandRecords, type BrandRecord } from "./brand-record.ts";
import { decideSettings, writeSettings } from "./change-settings.ts";
import {
  insertPlan,
  markCancelled,
  readPlans,
  type MaintenancePlanned,
} from "./maintenance-plans.ts";
import { readSwitches, writeSwitch, type ProductState } from "./switches.ts";

export type OperationsMeans = {
  readonly database: Database;
  readonly clock: Clock;
  /** Called after commit: every site process reads the brand anew. */
  readonly announce: () => Promise<void>;
  /** Called inside the transaction of every act. */
  readonly record: RecordAct;
};

type Told = Omit<OperatorAct, "by">;
type Acted<Value> = { readonly value: Value; readonly act: Told };

/** What operators do to a brand: one act, one transaction, one line of the audit trail. */
export function createOperations({ database, clock, announce, record }: OperationsMeans) {
  const { db } = database;

  async function operate<Value, Refusal extends { readonly code: string }>(
    { brandCode, by }: { brandCode: string; by: Operator },
    work: (
      tx: Transact,
      found: { brand: BrandRecord; at: Date },
    ) => Promise<Result<Acted<Value>, Refusal>>,
  ): Promise<Result<Value, Refusal | NotFound>> {
    type Answer = Result<Value, Refusal | NotFound>;
    const answer = await refuseByRollback(database, async (tx): Promise<Answer> => {
      const brand = await lockBrand(tx, brandCode);
      if (brand === undefined) return refuse({ code: "not_found" });
      const at = clock();
      const done = await work(tx, { brand, at });
      if (!done.ok) return done;
      await raiseRevision(tx, { brandCode, by: by.login, at });
      await record(tx, { by, ...done.value.act });
      return ok(done.value.value);
    });
    if (answer.ok) await announce();
    return answer;
  }

  async function findBrand(brandCode: string): Promise<BrandRecord | undefined> {
    return (await readBrandRecords(db)).find(({ brand }) => brand.brandCode === brandCode);
  }

  return {
    listBrands: () => readBrandRecords(db),
    findBrand,
    listSwitches: (brandCode: string) => readSwitches(db, brandCode),
    listMaintenance: (brandCode: string) => readPlans(db, brandCode),

    async changeSettings(request: {
      readonly brandCode: string;
      readonly basedOn: number;
      readonly settings: SiteSettings;
      readonly by: Operator;
    }): Promise<Result<BrandRecord, ChangeSettingsRefusal | NotFound>> {
      const changed = await operate<void, ChangeSettingsRefusal>(request, async (tx, { brand }) => {
        const decided = decideSettings(brand, request);
        if (!decided.ok) return decided;
        await writeSettings(tx, brand, decided.value);
        return ok({
          value: undefined,
          act: {
            action: "operations.configured",
            subject: request.brandCode,
            before: brand.settings,
            after: decided.value,
          },
        });
      });
      if (!changed.ok) return changed;
      const after = await findBrand(request.brandCode);
      return after === undefined ? refuse({ code: "not_found" }) : ok(after);
    },

    /** Closing refuses what begins from now on; what has begun comes to its end. */
    async setSwitch(request: {
      readonly brandCode: string;
      readonly product: SwitchedProduct;
      readonly open: boolean;
      readonly reason: Readonly<Record<string, string>>;
      readonly by: Operator;
    }): Promise<Result<ProductState, SetSwitchRefusal | NotFound>> {
      const { brandCode, product, open, by } = request;
      return operate<ProductState, SetSwitchRefusal>(request, async (tx, { brand, at }) => {
        const reason = open ? {} : request.reason;
        if (!open && reason[brand.brand.languageDefault] === undefined) {
          return refuse({ code: "reason_missing" });
        }
        const before = (await readSwitches(tx, brandCode)).find((one) => one.product === product);
        const state = { product, open, reason, changedAt: at, changedBy: by.login };
        await writeSwitch(tx, { brandCode, state });
        return ok({
          value: state,
          act: {
            action: open ? "operations.opened" : "operations.closed",
            subject: `${brandCode}/${product}`,
            before: { open: before?.open ?? true, reason: before?.reason ?? {} },
            after: { open, reason },
          },
        });
      });
    },

    async planMaintenance(request: {
      readonly brandCode: string;
      readonly announcedAt: Date;
      readonly startsAt: Date;
      readonly endsAt: Date;
      readonly texts: Readonly<Record<string, string>>;
      readonly by: Operator;
    }): Promise<Result<MaintenancePlanned, PlanMaintenanceRefusal | NotFound>> {
      const { brandCode, announcedAt, startsAt, endsAt, texts, by } = request;
      return operate<MaintenancePlanned, PlanMaintenanceRefusal>(
        request,
        async (tx, { brand, at }) => {
          if (texts[brand.brand.languageDefault] === undefined) {
            return refuse({ code: "reason_missing" });
          }
          if (endsAt <= at) return refuse({ code: "maintenance_is_over" });
          const others = await readPlans(tx, brandCode);
          const collides = others.some(
            (other) =>
              other.cancelledAt === null && other.startsAt < endsAt && startsAt < other.endsAt,
          );
          if (collides) return refuse({ code: "maintenance_overlaps" });
          const plan: MaintenancePlanned = {
            maintenanceId: uuidv7(),
            brandCode,
            announcedAt,
            startsAt,
            endsAt,
            texts,
            plannedAt: at,
            plannedBy: by.login,
            cancelledAt: null,
            cancelledBy: null,
          };
          await insertPlan(tx, plan);
          const act: Told = {
            action: "operations.maintenance-planned",
            subject: brandCode,
            before: null,
            after: tellPlan(plan),
          };
          return ok({ value: plan, act });
        },
      );
    },

    /** Before its start it never happens, during it the site opens at once. */
    async cancelMaintenance(request: {
      readonly brandCode: string;
      readonly maintenanceId: string;
      readonly by: Operator;
    }): Promise<Result<void, CancelMaintenanceRefusal | NotFound>> {
      const { brandCode, maintenanceId, by } = request;
      if (!isUuid(maintenanceId)) return refuse({ code: "not_found" });
      return operate<void, CancelMaintenanceRefusal | NotFound>(request, async (tx, { at }) => {
        const plans = await readPlans(tx, brandCode);
        const plan = plans.find((one) => one.maintenanceId === maintenanceId);
        if (plan === undefined) return refuse({ code: "not_found" });
        if (plan.cancelledAt !== null || plan.endsAt <= at) {
          return refuse({ code: "maintenance_is_over" });
        }
        await markCancelled(tx, { maintenanceId, by: by.login, at });
        const act: Told = {
          action: "operations.maintenance-cancelled",
          subject: brandCode,
          before: tellPlan(plan),
          after: null,
        };
        return ok({ value: undefined, act });
      });
    },
  };
}

export type Operations = ReturnType<typeof createOperations>;

function tellPlan({ maintenanceId, announcedAt, startsAt, endsAt, texts }: MaintenancePlanned) {
  return {
    maintenanceId,
    announcedAt: announcedAt.toISOString(),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    texts,
  };
}
