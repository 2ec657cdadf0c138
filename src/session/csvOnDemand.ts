/**
 * What react-admin's own exporter makes a file with, fetched when somebody uses it: the desk exports on the server, and every
 * page of it would carry this along (`vite.config.ts`; docs/decisions.md, "Weight").
 */
export default function jsonExport(data: unknown, done: (error: unknown, csv?: string) => void): void {
  void (async () => {
    const { default: exported } = await import('jsonexport/dist/index');
    exported(data, done);
  })();
}
