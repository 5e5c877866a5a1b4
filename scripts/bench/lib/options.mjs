import { Remedy } from '../../lib/say.mjs'

const defaults = { write: false, runs: 5, visitors: 10_000, seconds: 20, logins: 50, viewers: 50, joins: 200 }

/**
 * Names of parts and `--name=value`.
 * @returns {{names: string[], options: typeof defaults}}
 * @throws {Remedy}
 */
export const readOptions = (args) => {
  const options = { ...defaults }
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
  return { names, options }
}
