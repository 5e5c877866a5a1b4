import { createKeyValueStore } from '../../src/services/storage.ts'

/** Web storage that works, in memory. */
export const memoryStore = () => {
  const values = new Map<string, string>()
  const storage: Storage = {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    clear: () => values.clear(),
  }
  return createKeyValueStore(() => storage)
}
