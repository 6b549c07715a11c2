import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type FileSystems = { NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } };

/**
 * PGlite's folder on disk, where a commit is on the disk before it is answered. PGlite by itself runs with `fsync` off and has no `fsync` for its
 * files, so that a commit would outlive the process but not a power cut.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addSync = (module: unknown) => {
      (module as FileSystems).NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}

/** Without -F, which turns `fsync` off; and by fsync, as the fdatasync of this build does nothing. */
export const DURABLE_START: string[] = [...PGlite.defaultStartParams.filter((param) => param !== "-F"), "-c", "wal_sync_method=fsync"];
