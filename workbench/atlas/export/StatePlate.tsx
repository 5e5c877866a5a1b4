import type { Locale } from '../../../src/i18n/locale.ts'
import { words } from '../pages/words.ts'
import type { MachineEntry } from '../registry/entry.types.ts'
import type { Picture } from './catalogue.types.ts'
import { exportWords } from './exportWords.ts'

interface Props {
  readonly entry: MachineEntry
  /** Id of the state. */
  readonly state: string
  readonly kind: 'start' | 'end' | null
  readonly picture: Picture
  readonly locale: Locale
}

/** One state: its screen, which a press enlarges without a script, and its name. */
export const StatePlate = ({ entry, state, kind, picture, locale }: Props) => {
  const name = entry.states[state]?.[locale] ?? state
  const { src, width, height } = picture
  const around = enclosing(state).map((id) => entry.states[id]?.[locale] ?? id)
  return (
    <li className="plate" id={`state-${state}`}>
      <figure>
        <div className="screen" id={`screen-${state}`} data-upright={height > width ? '' : undefined}>
          <a
            className="open"
            href={`#screen-${state}`}
            aria-label={`${exportWords.enlarge[locale]}: ${name}`}
          >
            <picture>
              <source media="screen and (prefers-color-scheme: dark)" srcSet={src.dark} />
              <img src={src.light} width={width} height={height} alt={name} />
            </picture>
          </a>
          <a className="shut" href={`#state-${state}`} aria-label={`${exportWords.close[locale]}: ${name}`}>
            ✕
          </a>
        </div>
        <figcaption>
          {around.length > 0 && <span className="around">{around.join(' › ')}</span>}
          <span className="name">
            {name}
            {kind !== null && <span className="kind">{words[kind][locale]}</span>}
          </span>
          <code>{state}</code>
        </figcaption>
      </figure>
    </li>
  )
}

/** Ids of the states around a state, outermost first, without the machine itself. */
const enclosing = (state: string) => {
  const path = state.split('.')
  return path.slice(2).map((_, index) => path.slice(0, index + 2).join('.'))
}
