import { pageTypes, type EditedEntry, type PageType } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { linking } from "../content/calls.ts";
import { kindWords, wordOf } from "../content/kind-words.ts";
import { languageName } from "../content/language-name.ts";
import { Moment } from "../parts/Moment.tsx";
import styles from "./EntryDesk.module.css";

/** Where it stands, what leads here, and who wrote last. */
export function EntryFacts({ entry }: { entry: EditedEntry }) {
  const { data } = useQuery(linking(entry.id));
  const links = new Map(data?.items.map((link) => [link.id, link]));
  const newest = Object.values(entry.parts)
    .toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt))
    .at(-1);
  return (
    <dl className={styles["EntryDesk-facts"]}>
      <div>
        <dt>Kind</dt>
        <dd>{wordOf({ kind: entry.kind, pageType: pageTypeOf(entry) })}</dd>
      </div>
      {Object.keys(entry.paths).length > 0 && (
        <div>
          <dt>Address</dt>
          <dd>
            <ul>
              {Object.entries(entry.paths).map(([language, path]) => (
                <li key={language}>
                  {path} <span>({languageName(language)})</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {newest !== undefined && (
        <div>
          <dt>Last written</dt>
          <dd>
            <Moment at={newest.writtenAt} /> by {newest.writtenBy}
          </dd>
        </div>
      )}
      <div>
        <dt>Linked from</dt>
        <dd>
          {links.size === 0 ? (
            "Nothing links here."
          ) : (
            <ul>
              {[...links.values()].map((link) => (
                <li key={link.id}>
                  <Link to={`/content/${link.id}`}>{link.title}</Link> (
                  {kindWords[link.kind].toLowerCase()})
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </dl>
  );
}

function pageTypeOf({ parts }: EditedEntry): PageType | null {
  const pageType = parts["common"]?.data["pageType"];
  return pageTypes.find((one) => one === pageType) ?? null;
}
