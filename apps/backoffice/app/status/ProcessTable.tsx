import type { ProcessStatus } from "@croupier/contracts";
import { Moment } from "../parts/Moment.tsx";
import { Tag, type Tone } from "../parts/Tag.tsx";
import styles from "./ProcessTable.module.css";

const roles: Record<ProcessStatus["role"], string> = {
  server: "Server",
  worker: "Worker",
  backoffice: "Back-office",
};

const states: Record<ProcessStatus["state"], { tone: Tone; word: string }> = {
  RUNNING: { tone: "good", word: "Running" },
  SILENT: { tone: "bad", word: "Silent" },
  STOPPED: { tone: "quiet", word: "Stopped" },
};

/** Who was heard of in the last hour; on a phone a row folds into two lines. */
export function ProcessTable({ processes }: { processes: ProcessStatus[] }) {
  return (
    <table className={styles.ProcessTable}>
      <caption className={styles["ProcessTable-caption"]}>Processes of the last hour</caption>
      <thead>
        <tr>
          <th scope="col">Process</th>
          <th scope="col">State</th>
          <th scope="col">Where</th>
          <th scope="col">Version</th>
          <th scope="col">Started</th>
          <th scope="col">Last heard</th>
        </tr>
      </thead>
      <tbody>
        {processes.map((process) => (
          <tr key={`${process.role} ${process.place} ${process.startedAt}`}>
            <th scope="row">{roles[process.role]}</th>
            <td data-part="state">
              <Tag tone={states[process.state].tone}>{states[process.state].word}</Tag>
            </td>
            <td data-part="place">{process.place}</td>
            <td data-part="version">{process.version}</td>
            <td data-part="started">
              <Moment at={process.startedAt} />
            </td>
            <td data-part="seen">
              <Moment at={process.seenAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
