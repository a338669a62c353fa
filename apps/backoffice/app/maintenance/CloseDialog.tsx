import type { OperatedBrand, ProductSwitch } from "@croupier/contracts";
import { Alert, Button, Group, Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { operationsKey, setSwitch } from "../operations/operation-calls.ts";
import { TextsFields, writtenTexts, type Texts } from "../operations/TextsFields.tsx";
import { sentenceOf } from "../sentence-of.ts";
import { productWords } from "./product-words.ts";

/** Closing asks for the words that players read instead. */
export function CloseDialog({
  brand,
  item,
  onDone,
}: {
  brand: OperatedBrand;
  item: ProductSwitch;
  onDone: () => void;
}) {
  const queries = useQueryClient();
  const words = productWords[item.product];
  const [reason, setReason] = useState<Texts>(item.reason);
  const closing = useMutation({
    mutationFn: () =>
      setSwitch({
        brandCode: brand.brandCode,
        product: item.product,
        open: false,
        reason: writtenTexts(reason),
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: operationsKey });
      onDone();
    },
  });
  return (
    <Modal
      opened
      onClose={onDone}
      title={`Close ${words.name.toLowerCase()} of ${brand.brandName}?`}
      closeButtonProps={{ "aria-label": "Close this window" }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          closing.mutate();
        }}
      >
        <p>{words.whenClosed}</p>
        <TextsFields label="What players read" brand={brand} texts={reason} onChange={setReason} />
        {closing.isError && (
          <Alert color="red" mt="md" role="alert">
            {sentenceOf(closing.error)}
          </Alert>
        )}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onDone}>
            Keep it open
          </Button>
          <Button type="submit" color="red" loading={closing.isPending}>
            Close {words.name.toLowerCase()}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
