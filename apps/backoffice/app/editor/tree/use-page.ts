import { createUsePuck } from "@puckeditor/core";

/** Puck's state and what can be done with it, as much of it as a piece asks for. */
export const usePage = createUsePuck();
