/** Cookies and web storage that belong to this document alone and end with it: they begin with these cookies, and empty. */
export const ownStorage = (cookies: Readonly<Record<string, string>> = {}) => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, value: createStorage() })
  const jar = new Map(Object.entries(cookies))
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (cookie: string) => {
      const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
      const name = pair.slice(0, pair.indexOf('='))
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) jar.delete(name)
      else jar.set(name, pair.slice(name.length + 1))
    },
  })
}

const createStorage = (): Storage => {
  const items = new Map<string, string>()
  const methods = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, String(value)),
    removeItem: (name: string) => void items.delete(name),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
  }
  // `Object.keys(storage)` lists the items of a real one, and nothing else.
  return new Proxy({} as Storage, {
    get: (_, name) =>
      name === 'length' ? items.size : (methods[name as keyof typeof methods] ?? items.get(String(name))),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      items.has(String(name))
        ? { configurable: true, enumerable: true, writable: true, value: items.get(String(name)) }
        : undefined,
  })
}
