export interface KeyValueStore {
  read(name: string): string | null
  write(name: string, value: string): void
  remove(name: string): void
  /** Stored names with this prefix. */
  names(prefix: string): string[]
  clear(): void
}

/** Web storage that may be blocked or full: then it forgets, and never throws. */
export const createKeyValueStore = (open: () => Storage): KeyValueStore => {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(open())
    } catch {
      return otherwise
    }
  }
  return {
    read: (name) => attempt((storage) => storage.getItem(name), null),
    write: (name, value) => attempt((storage) => storage.setItem(name, value), undefined),
    remove: (name) => attempt((storage) => storage.removeItem(name), undefined),
    names: (prefix) =>
      attempt(
        (storage) =>
          Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((name) =>
            name.startsWith(prefix),
          ),
        [],
      ),
    clear: () => attempt((storage) => storage.clear(), undefined),
  }
}
