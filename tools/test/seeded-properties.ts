// Loaded before every unit and integration test: properties draw from the seed of the run, unless they name one.
import fc from "fast-check";
import { readTestSeed } from "./seed.ts";

fc.configureGlobal({ seed: readTestSeed() });
