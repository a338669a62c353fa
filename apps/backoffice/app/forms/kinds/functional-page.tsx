import { Text } from "@mantine/core";
import type { FunctionalKey } from "@croupier/contracts";
import { functionalWords } from "../../content/kind-words.ts";
import { GatesFields } from "../fields/GatesFields.tsx";
import { usePartForm } from "../part-form.context.ts";
import type { KindForm } from "./kind-form.ts";
import { PageWords } from "./PageWords.tsx";

function Settings() {
  const { data } = usePartForm();
  const key = data["key"] as FunctionalKey | undefined;
  return (
    <>
      <Text>
        {key === undefined ? "A fixed page" : functionalWords[key]}: its address is the site's own
        and stays. What it says is here and in the page editor.
      </Text>
      <GatesFields redirects />
    </>
  );
}

export const functionalPage: KindForm = { Settings, Words: () => <PageWords /> };
