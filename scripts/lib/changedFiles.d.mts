export const textsOfProject: (changed: readonly string[]) => ReadonlyMap<string, string>
