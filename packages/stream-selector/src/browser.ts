import { defineStreamSelector } from "./define.ts";

/** What a script tag loads: the element under its own name, and nothing on the window. */
defineStreamSelector();
