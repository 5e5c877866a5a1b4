import type { Locale } from '../../../src/i18n/locale.ts'
import type { ChartEdge } from './chart.types.ts'

/**
 * Cause of a transition, for people: `done(checkScene)`, `after poll`, `5 s later`, `at once`; an event of the product
 * keeps its name.
 */
export const eventLabel = (edge: Pick<ChartEdge, 'event' | 'source'>, locale: Locale): string => {
  const { kind, name } = eventOf(edge)
  const words = says[locale]
  if (kind === 'named') return name === '*' ? words.any : name
  if (kind === 'always') return words.always
  if (kind === 'delay') return Number.isNaN(Number(name)) ? words.delay(name) : words.time(Number(name))
  return words[kind](name)
}

/** Whether a clock causes it. */
export const isDelay = (edge: Pick<ChartEdge, 'event'>) => edge.event.startsWith('xstate.after.')

interface Cause {
  readonly kind: 'named' | 'always' | 'delay' | 'done' | 'error' | 'snapshot' | 'ended'
  readonly name: string
}

const eventOf = ({ event, source }: Pick<ChartEdge, 'event' | 'source'>): Cause => {
  if (event === 'always') return { kind: 'always', name: '' }
  const [, family = ''] = /^xstate\.(after|done\.actor|error\.actor|snapshot|done\.state)\./.exec(event) ?? []
  const rest = event.slice(`xstate.${family}.`.length)
  if (family === 'after') return { kind: 'delay', name: rest.slice(0, -`.${source}`.length) }
  if (family === 'done.actor') return { kind: 'done', name: actorName(rest) }
  if (family === 'error.actor') return { kind: 'error', name: actorName(rest) }
  if (family === 'snapshot') return { kind: 'snapshot', name: actorName(rest) }
  if (family === 'done.state') return { kind: 'ended', name: rest.slice(rest.lastIndexOf('.') + 1) }
  return { kind: 'named', name: event }
}

/** An actor without an id of its own is called `<index>.<state>`. */
const actorName = (id: string) => (/^\d+\./.test(id) ? `#${id.slice(0, id.indexOf('.'))}` : id)

/** Milliseconds in the largest unit that needs no more than one decimal. */
const amount = (milliseconds: number): readonly [number, 'ms' | 's' | 'min'] => {
  if (milliseconds >= 60_000 && milliseconds % 6_000 === 0) return [milliseconds / 60_000, 'min']
  return milliseconds >= 100 && milliseconds % 100 === 0 ? [milliseconds / 1000, 's'] : [milliseconds, 'ms']
}

const chineseUnits = { ms: '毫秒', s: '秒', min: '分钟' } as const

interface Words {
  readonly any: string
  readonly always: string
  readonly delay: (name: string) => string
  readonly time: (milliseconds: number) => string
  readonly done: (actor: string) => string
  readonly error: (actor: string) => string
  readonly snapshot: (actor: string) => string
  readonly ended: (state: string) => string
}

const says: Readonly<Record<Locale, Words>> = {
  'zh-CN': {
    any: '任何事件',
    always: '立即',
    delay: (name) => `${name} 之后`,
    time: (milliseconds) => {
      const [count, unit] = amount(milliseconds)
      return `${count} ${chineseUnits[unit]}后`
    },
    done: (actor) => `完成(${actor})`,
    error: (actor) => `失败(${actor})`,
    snapshot: (actor) => `更新(${actor})`,
    ended: (state) => `结束(${state})`,
  },
  en: {
    any: 'any event',
    always: 'at once',
    delay: (name) => `after ${name}`,
    time: (milliseconds) => {
      const [count, unit] = amount(milliseconds)
      return `${count} ${unit} later`
    },
    done: (actor) => `done(${actor})`,
    error: (actor) => `error(${actor})`,
    snapshot: (actor) => `update(${actor})`,
    ended: (state) => `end(${state})`,
  },
}
