declare module 'jsonexport/dist/index' {
  const jsonExport: (data: unknown, done: (error: unknown, csv?: string) => void) => void;
  export default jsonExport;
}
