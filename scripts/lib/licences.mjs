/**
 * Licences under which a package may be part of a release: they ask for a notice, or for the source of the package itself
 * where it is changed (MPL), or that it can be exchanged (LGPL: a library of its own file, loaded while the program runs).
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
])

/** SPDX names of licences that packages write in another way. */
const meant = {
  'MPL 2.0': 'MPL-2.0',
  'MIT,Apache2': 'MIT OR Apache-2.0',
}

/** Packages without the field, and where their licence was read. */
const read = {
  'png-js': { licence: 'MIT', where: 'its file LICENSE' },
}

/**
 * The packages of a lockfile that a release may contain, one for each name and version, by name.
 * @param {Readonly<Record<string, object>>} packages of package-lock.json
 * @returns {Array<{name: string, version: string, licence: string | null}>} `licence`: an SPDX expression; null: unknown
 */
export const licencesOf = (packages) => {
  const found = new Map()
  for (const [path, { dev, version = '', license }] of Object.entries(packages)) {
    if (path === '' || dev) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = meant[license] ?? license ?? read[name]?.licence ?? null
    found.set(`${name}@${version}`, { name, version, licence })
  }
  return [...found.values()].toSorted((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1,
  )
}

/** One sentence for each package that a release may not contain as it is. */
export const licenceFaults = (packages) =>
  packages.flatMap(({ name, version, licence }) => {
    if (licence === null)
      return [`${name} ${version} names no licence: read its files, then list it in scripts/lib/licences.mjs`]
    return isAllowed(licence) ? [] : [`${name} ${version} is under ${licence}, which is not allowed`]
  })

/** Names of the table that no package needs any more. */
export const staleLicences = (packages) =>
  Object.keys(read).filter(
    (name) =>
      !Object.entries(packages).some(
        ([path, entry]) => path.endsWith(`node_modules/${name}`) && entry.license === undefined,
      ),
  )

/** One licence of alternatives (OR) is enough; of licences that apply together (AND) each must be allowed. Brackets surround a whole side only. */
const isAllowed = (expression) => {
  const text = expression.replaceAll(/[()]/g, '')
  return text.split(' OR ').some((side) => side.split(' AND ').every((one) => allowed.has(one.trim())))
}
