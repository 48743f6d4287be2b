// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

export const pending = {};
