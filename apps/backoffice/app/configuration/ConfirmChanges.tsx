import type { OperatedBrand, SiteSettings } from "@croupier/contracts";
import { Alert, Button, Group, Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Refused } from "../calls.ts";
import {
  changeSiteConfiguration,
  operationsKey,
  siteConfiguration,
} from "../operations/operation-calls.ts";
import { BeforeAfter } from "../parts/BeforeAfter.tsx";
import { sentenceOf } from "../sentence-of.ts";
import type { SettingChange } from "./changes-of.ts";

/** The last look before players see it: each setting as it is and as it will be. */
export function ConfirmChanges({
  brand,
  revision,
  settings,
  changes,
  onClose,
}: {
  brand: OperatedBrand;
  revision: number;
  settings: SiteSettings;
  changes: readonly SettingChange[];
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const { queryKey } = siteConfiguration(brand.brandCode);
  const saving = useMutation({
    mutationFn: () =>
      changeSiteConfiguration({ brandCode: brand.brandCode, basedOn: revision, settings }),
    onSuccess: async (saved) => {
      queries.setQueryData(queryKey, saved);
      await queries.invalidateQueries({ queryKey: [...operationsKey, "brands"] });
    },
  });
  const isStale =
    saving.error instanceof Refused && saving.error.problem.code === "changed_meanwhile";
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={`Change ${brand.brandName}?`}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <p>Every visitor sees this within a second of saving.</p>
      {changes.map(({ setting, before, after }) => (
        <BeforeAfter key={setting.key} label={setting.label} before={before} after={after} />
      ))}
      {saving.isError && (
        <Alert color="red" mb="md" role="alert">
          {sentenceOf(saving.error)}
        </Alert>
      )}
      <Group justify="flex-end" mt="md">
        {isStale ? (
          <Button onClick={() => void queries.invalidateQueries({ queryKey })}>
            Read it again, without my changes
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button loading={saving.isPending} onClick={() => saving.mutate()}>
              Save
            </Button>
          </>
        )}
      </Group>
    </Modal>
  );
}
