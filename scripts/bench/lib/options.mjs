import { Remedy } from '../../lib/say.mjs'

const defaults = {
  write: false,
  /** Small sizes: shows that a bench still works; its figures say nothing, and no goal is judged. */
  brief: false,
  runs: 5,
  visitors: 10_000,
  seconds: 20,
  logins: 50,
  viewers: 50,
  joins: 200,
}
const briefly = { runs: 1, visitors: 200, seconds: 2, logins: 2, viewers: 3, joins: 2 }

/**
 * Names of parts and `--name=value`.
 * @returns {{names: string[], options: typeof defaults}}
 * @throws {Remedy}
 */
export const readOptions = (args) => {
  const options = { ...defaults, ...(args.includes('--brief') ? briefly : {}) }
  const names = []
  for (const argument of args) {
    if (!argument.startsWith('--')) {
      names.push(argument)
      continue
    }
    const [name, value] = argument.slice(2).split('=')
    const known = Object.keys(defaults).map((option) => `--${option}`)
    if (!(name in defaults)) throw new Remedy(`No such option: --${name}.`, `There are: ${known.join(', ')}.`)
    if (typeof defaults[name] === 'boolean') options[name] = true
    else if (/^[1-9]\d*$/.test(value ?? '')) options[name] = Number(value)
    else throw new Remedy(`--${name} needs a whole number.`, `For example --${name}=${defaults[name]}.`)
  }
  if (options.brief && options.write)
    throw new Remedy('Figures of --brief are not written.', 'Leave one of --brief and --write out.')
  return { names, options }
}
