import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { linkAt, pictureAt, removeLink, setLink, setPicture, tools } from './commands.ts'
import { LinkForm } from './LinkForm.tsx'
import type { Insertion } from './insertion.types.ts'
import type { PictureSlot } from './pictureSlot.types.ts'
import { Bar, Tool } from './RichEditor.styles.ts'

interface Props {
  readonly view: EditorView
  readonly state: EditorState
  /** Label of the editor. */
  readonly label: string
  /** Language of its text. */
  readonly lang: string
  readonly disabled: boolean
  readonly insertions: readonly Insertion[]
  /** Undefined: the text has no pictures. */
  readonly picture: ((slot: PictureSlot) => ReactNode) | undefined
}

/** One stop for the Tab key; arrows go from button to button. */
export const Toolbar = (props: Props) => {
  const { view, state, label, lang, disabled, insertions, picture } = props
  const intl = useIntl()
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [open, setOpen] = useState<'link' | 'picture' | null>(null)
  const href = linkAt(state)
  const shown = pictureAt(state)
  const toggle = (form: 'link' | 'picture') => setOpen(disabled || open === form ? null : form)
  const run = (command: Command) => {
    // A change in the middle of a composition would break it off.
    if (disabled || view.composing) return
    command(view.state, view.dispatch.bind(view), view)
    view.focus()
  }
  const buttons = [
    ...tools.map((tool) => ({
      ...tool,
      isPressed: tool.isOn?.(state),
      isPossible: !disabled && tool.run(state),
      onPress: () => run(tool.run),
    })),
    {
      name: 'link',
      sign: '↗',
      keys: undefined,
      isPressed: href !== null,
      isPossible: !disabled,
      onPress: () => toggle('link'),
    },
    ...(picture === undefined
      ? []
      : [
          {
            name: 'picture',
            sign: '▣',
            keys: undefined,
            isPressed: shown !== null,
            isPossible: !disabled,
            onPress: () => toggle('picture'),
          },
        ]),
    ...insertions.map(({ name, text }) => ({
      name: text,
      sign: name,
      title: intl.formatMessage({ id: 'campaign.insert' }, { name }),
      keys: undefined,
      isPressed: undefined,
      isPossible: !disabled,
      onPress: () => run((current, dispatch) => (dispatch?.(current.tr.insertText(text)), true)),
    })),
  ]
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + buttons.length) % buttons.length
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  const leave = (command: Command | null) => {
    setOpen(null)
    if (command !== null) run(command)
    view.focus()
  }
  return (
    <>
      <Bar
        ref={bar}
        role="toolbar"
        aria-label={intl.formatMessage({ id: 'content.tools' }, { label })}
        onKeyDown={walk}
      >
        {buttons.map(({ name, sign, keys, isPressed, isPossible, onPress, ...rest }, at) => {
          const title = 'title' in rest ? rest.title : intl.formatMessage({ id: `content.tool.${name}` })
          return (
            <Tool
              key={name}
              type="button"
              tabIndex={at === current ? 0 : -1}
              // Drawn by the style: text would change the button's name for speech control.
              data-sign={
                `content.sign.${name}` in intl.messages
                  ? intl.formatMessage({ id: `content.sign.${name}` })
                  : sign
              }
              title={title}
              aria-label={title}
              aria-pressed={isPressed}
              aria-disabled={!isPossible || undefined}
              aria-keyshortcuts={keys?.replace('Mod', 'Control').replaceAll('-', '+')}
              // The selection stays in the editor.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setCurrent(at)}
              onClick={onPress}
            />
          )
        })}
      </Bar>
      {open === 'link' && (
        <LinkForm
          href={href ?? ''}
          onApply={(address) => leave(setLink(address))}
          onRemove={href === null ? undefined : () => leave(removeLink)}
          onCancel={() => leave(null)}
        />
      )}
      {open === 'picture' &&
        picture?.({
          ...{ lang, initial: shown },
          onApply: (chosen) => leave(setPicture(chosen)),
          onCancel: () => leave(null),
        })}
    </>
  )
}
