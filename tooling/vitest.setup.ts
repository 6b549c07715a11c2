import fc from "fast-check";

/** One fixed seed everywhere, so that a failure on one machine is a failure on all; fast-check prints it with the counterexample. */
fc.configureGlobal({ seed: 20_240_601 });
