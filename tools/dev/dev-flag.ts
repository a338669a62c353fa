// Set before anything reads it: modules are evaluated in the order of their imports.
process.env["CROUPIER_DEV"] = "1";

export {};
