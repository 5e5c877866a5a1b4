import { readFileSync } from 'node:fs'

/**
 * Packages that are loaded by name while the server runs and are not in the bundles. A package counts if a bundle imports or resolves it; lines of comments do not.
 * @param {readonly string[]} files the built modules
 * @param {readonly string[]} names packages that may be required
 * @returns {string[]} those that are, in the order of `names`
 */
export const packagesIn = (files, names) => {
  const found = new Set()
  for (const file of files) {
    for (const { 0: line } of readFileSync(file, 'utf8').matchAll(/^(?!\s*(?:\*|\/\/)).*$/gm)) {
      for (const [, , address] of line.matchAll(askedFor)) {
        const [scope, name] = address.split('/')
        found.add(scope.startsWith('@') ? `${scope}/${name}` : scope)
      }
    }
  }
  return names.filter((name) => found.has(name))
}

const askedFor =
  /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bresolve\()\s*(["'])((?:@[\w.-]+\/)?[\w.-]+(?:\/[^"'\n]*)?)\1/g

/**
 * The package.json and package-lock.json of a release: the packages that run, with everything they need, and nothing else.
 * @param {object} manifest the package.json of the sources
 * @param {object} lock their package-lock.json
 * @param {{names: readonly string[], scripts: Readonly<Record<string, string>>}} kept
 */
export const releaseManifest = (manifest, lock, { names, scripts }) => {
  const dependencies = Object.fromEntries(names.map((name) => [name, manifest.dependencies[name]]))
  const { name, version, description, license, engines } = manifest
  const packages = {}
  const kept = reachable(lock.packages, names)
  for (const [path, entry] of Object.entries(lock.packages)) if (kept.has(path)) packages[path] = entry
  return {
    manifest: {
      name,
      version,
      description,
      private: true,
      license,
      type: 'module',
      engines,
      scripts,
      dependencies,
    },
    lock: { ...lock, packages: { '': { name, version, license, dependencies, engines }, ...packages } },
  }
}

/** Paths of the lockfile that are installed for these packages, found as Node looks for them. */
const reachable = (packages, names) => {
  const found = new Set()
  const visit = (from, name, isOptional) => {
    const path = placeOf(packages, from, name)
    if (path === null) {
      if (isOptional) return
      throw new Error(`package-lock.json has no ${name} for ${from === '' ? 'the release' : from}`)
    }
    if (found.has(path)) return
    found.add(path)
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[path]
    for (const each of Object.keys(dependencies)) visit(path, each, each in optionalDependencies)
    for (const each of Object.keys(optionalDependencies)) visit(path, each, true)
    for (const each of Object.keys(peerDependencies)) {
      if (peerDependenciesMeta[each]?.optional !== true) visit(path, each, false)
    }
  }
  for (const name of names) visit('', name, false)
  return found
}

const placeOf = (packages, from, name) => {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const path = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`
    if (path in packages) return path
    if (base === '') return null
  }
}

/**
 * The commands of a release: those whose tool the build has made, without the sources.
 * @param {Readonly<Record<string, string>>} scripts of the sources
 * @param {readonly string[]} built names of the files of dist/server
 */
export const releaseScripts = (scripts, built) => ({
  start: 'node dist/server/main.js',
  ...Object.fromEntries(
    built
      .flatMap((file) => /^cli-([\w-]+)\.js$/.exec(file)?.[1] ?? [])
      .filter((tool) => tool in scripts)
      .toSorted()
      .map((tool) => [tool, `node dist/server/cli-${tool}.js`]),
  ),
})
