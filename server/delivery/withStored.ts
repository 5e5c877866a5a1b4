import { deliveryFields, isSecret, type DeliveryValues } from '../../src/contract/deliveryParts.ts'
import type { DeliveryPart } from '../../src/contract/deliveryPlaces.ts'
import type { Environment } from '../shared/config.ts'

/** Settings made in the browser, with their secrets. */
export type Stored = ReadonlyMap<DeliveryPart, DeliveryValues>

/**
 * The environment that everything reads: its own variables, and for parts of which it sets none those that say what was set in
 * the browser. So one function decides what is configured, wherever it was.
 */
export const withStored = (env: Environment, stored: Stored): Environment => {
  const more = [...stored].filter(([part]) => variablesSet(env, part).length === 0)
  return Object.assign({ ...env }, ...more.map(([part, values]) => variablesOf(part, values)))
}

/** Variables of a part that the environment sets; any of them takes the part out of the browser's hands. */
export const variablesSet = (env: Environment, part: DeliveryPart): string[] =>
  [...new Set(deliveryFields[part].map(({ variable }) => variable))].filter((name) => env[name])

const variablesOf = (part: DeliveryPart, values: DeliveryValues): Record<string, string> =>
  part === 'mail'
    ? { SMTP_URL: mailAddress(values), SMTP_FROM: mailSender(values) }
    : Object.fromEntries(
        deliveryFields[part]
          .map(({ name, variable }) => [variable, values[name] ?? ''] as const)
          .filter(([, value]) => value !== ''),
      )

const mailAddress = ({ host = '', port, security, user = '', password = '' }: DeliveryValues): string => {
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  const name = host.includes(':') ? `[${host}]` : host
  const rule = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' }[security ?? ''] ?? ''
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${login}${name}:${port}/${rule}`
}

const mailSender = ({ from_name: name = '', from_address: address = '' }: DeliveryValues): string =>
  name === '' ? address : `"${name.replaceAll(/[\\"]/g, '\\$&')}" <${address}>`

/** Fields of a part that the environment sets, and the names of its secrets. */
export const fromEnvironment = (env: Environment, part: DeliveryPart) => {
  const known = part === 'mail' ? readMail(env) : readEach(env, part)
  const isHidden = (name: string) => deliveryFields[part].some((each) => each.name === name && isSecret(each))
  const entries = Object.entries(known).filter(([, value]) => value !== '')
  return {
    values: Object.fromEntries(entries.filter(([name]) => !isHidden(name))),
    secrets: entries.map(([name]) => name).filter(isHidden),
  }
}

const readEach = (env: Environment, part: DeliveryPart): Record<string, string> =>
  Object.fromEntries(deliveryFields[part].map(({ name, variable }) => [name, env[variable] ?? '']))

const readMail = (env: Environment): Record<string, string> => {
  const from = env['SMTP_FROM'] ?? ''
  const [, name = '', address = from] = /^(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? []
  const sender = {
    from_name: name.replaceAll(/^"|"$/g, '').replaceAll(/\\(.)/g, '$1'),
    from_address: address,
  }
  const text = env['SMTP_URL'] ?? ''
  if (!URL.canParse(text)) return sender
  const { protocol, hostname, port, username, password, searchParams } = new URL(text)
  const isTls = protocol === 'smtps:' || searchParams.get('secure') === 'true'
  return {
    ...sender,
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: port || (isTls ? '465' : '587'),
    security: isTls ? 'tls' : searchParams.get('ignoreTLS') === 'true' ? 'none' : 'starttls',
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  }
}
