import { TextInput } from "@mantine/core";

export type Person = {
  readonly name: string;
  readonly email: string;
  readonly dateOfBirth: string;
};

/** Who somebody of staff is: nobody of this address, or of this name and birthday, can be a player. */
export function PersonFields() {
  return (
    <>
      <TextInput
        label="Name"
        name="name"
        description="As in their papers"
        required
        maxLength={120}
        autoComplete="off"
      />
      <TextInput
        label="E-mail"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
      />
      <TextInput
        label="Birthday"
        name="dateOfBirth"
        type="date"
        description="Staff may not be players: nobody of this name and birthday can join"
        required
        min="1900-01-01"
      />
    </>
  );
}

export function readPerson(form: HTMLFormElement): Person {
  const typed = new FormData(form);
  const read = (name: keyof Person) => String(typed.get(name) ?? "").trim();
  return { name: read("name"), email: read("email"), dateOfBirth: read("dateOfBirth") };
}
