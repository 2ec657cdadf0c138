export function copyServerFiles(root: string, server: string): void;
