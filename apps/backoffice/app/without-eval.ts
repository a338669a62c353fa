import { config } from "zod/v4/core";

// The console's policy forbids making code from text, which is how zod would hurry. It asks whether it
// may when its first schema is made, so this is said before any schema is loaded.
config({ jitless: true });
