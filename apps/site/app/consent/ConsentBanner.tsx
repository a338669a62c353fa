import { Alert, Button, Checkbox, TextLink } from "@croupier/ui";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
} from "react";

import { useEarlyPress } from "../early-press/use-early-press.ts";
import { useLanguage, useSay, WithMessages } from "../language/Messages.context.tsx";
import { chooseConsent } from "./choose-consent.ts";
import styles from "./ConsentBanner.module.css";
import { readConsent, type Consent } from "./consent-cookie.ts";
import { consentBannerId } from "./consent-script.ts";
import { useCoveredPage } from "./use-covered-page.ts";

const nothing: Consent = { analytics: false, marketing: false };
const everything: Consent = { analytics: true, marketing: true };

export function ConsentBanner() {
  return (
    <WithMessages areas={["consent"]}>
      <Banner />
    </WithMessages>
  );
}

/** Three answers of the same size. It lies over the page, moves nothing and holds nobody up. */
function Banner() {
  const say = useSay();
  const language = useLanguage();
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  const [choosing, setChoosing] = useState(false);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const [wanted, setWanted] = useState(nothing);
  useCoveredPage(banner);

  useEffect(() => {
    const element = banner.current;
    if (element === null || readConsent(document.cookie) !== undefined) return;
    // Had the page been drawn anew in the browser, the script behind the banner would not have run.
    if (!element.matches(":popover-open")) element.showPopover();
  }, []);

  /** Opened again from the footer, it shows what was chosen. */
  function onToggle({ newState }: ToggleEvent<HTMLElement>) {
    const given = newState === "open" ? readConsent(document.cookie) : undefined;
    if (given === undefined) return;
    setWanted({ analytics: given.analytics, marketing: given.marketing });
    setChoosing(true);
    setFailed(false);
  }

  async function choose(choice: Consent) {
    if (sending) return;
    setSending(true);
    const kept = await chooseConsent(choice, language);
    setSending(false);
    setFailed(!kept);
    if (!kept) return;
    setChoosing(false);
    banner.current?.hidePopover();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    void choose(wanted);
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    // Who has answered before may leave it at that; a question without an answer stays.
    if (key === "Escape" && readConsent(document.cookie)) banner.current?.hidePopover();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is a shortcut beside the buttons
    <section
      ref={banner}
      id={consentBannerId}
      popover="manual"
      aria-labelledby={titleId}
      className={styles["ConsentBanner"]}
      data-nosnippet=""
      onToggle={onToggle}
      onKeyDown={closeOnEscape}
    >
      <form className={styles["ConsentBanner-form"]} onSubmit={save}>
        <div className={styles["ConsentBanner-words"]}>
          <h2 id={titleId} className={styles["ConsentBanner-title"]}>
            {say("consent.title")}
          </h2>
          <p>
            {say("consent.text")} <TextLink href="/pages/privacy">{say("consent.more")}</TextLink>
          </p>
        </div>
        {choosing && <Choices wanted={wanted} onChange={setWanted} />}
        {failed && <Alert tone="bad" urgent title={say("consent.failed")} />}
        <div className={styles["ConsentBanner-buttons"]}>
          <Answer onPress={() => void choose(everything)}>{say("consent.all")}</Answer>
          <Answer onPress={() => void choose(nothing)}>{say("consent.none")}</Answer>
          {choosing ? (
            // Two buttons, not one that changes: the press that opens the choices must not save them.
            <Button key="save" type="submit">
              {say("consent.save")}
            </Button>
          ) : (
            <Answer key="choose" onPress={() => setChoosing(true)}>
              {say("consent.choose")}
            </Answer>
          )}
        </div>
      </form>
    </section>
  );
}

interface AnswerProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The question is on view before its script is there, and so are its answers. */
function Answer({ onPress, children }: AnswerProps) {
  return <Button {...useEarlyPress(onPress)}>{children}</Button>;
}

interface ChoicesProps {
  readonly wanted: Consent;
  readonly onChange: (wanted: Consent) => void;
}

function Choices({ wanted, onChange }: ChoicesProps) {
  const say = useSay();
  return (
    <fieldset className={styles["ConsentBanner-choices"]}>
      <legend className={styles["ConsentBanner-legend"]}>{say("consent.choices")}</legend>
      <Checkbox
        label={say("consent.necessary")}
        help={say("consent.necessaryText")}
        checked
        readOnly
        aria-disabled="true"
      />
      {(["analytics", "marketing"] as const).map((kind) => (
        <Checkbox
          key={kind}
          label={say(`consent.${kind}`)}
          help={say(`consent.${kind}Text`)}
          checked={wanted[kind]}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that brought the choices is gone: who pressed it goes on here
          autoFocus={kind === "analytics"}
          onChange={({ target }) => onChange({ ...wanted, [kind]: target.checked })}
        />
      ))}
    </fieldset>
  );
}
