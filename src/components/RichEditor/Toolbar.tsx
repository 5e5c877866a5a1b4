import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'

import { linkAt, removeLink, setLink, tools } from './commands.ts'
import { LinkForm } from './LinkForm.tsx'
import type { Insertion } from './insertion.types.ts'
import { Bar, Tool } from './RichEditor.styles.ts'

interface Props {
  readonly view: EditorView
  readonly state: EditorState
  /** Of the editor. */
  readonly label: string
  readonly disabled: boolean
  readonly insertions: readonly Insertion[]
}

/** One stop for the Tab key; arrows go from button to button. */
export const Toolbar = ({ view, state, label, disabled, insertions }: Props) => {
  const intl = useIntl()
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [isLinking, setLinking] = useState(false)
  const href = linkAt(state)
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
      onPress: () => setLinking(!disabled && !isLinking),
    },
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
    setLinking(false)
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
              // Drawn by the style: as text it would be another name for those who speak to the page.
              data-sign={sign}
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
      {isLinking && (
        <LinkForm
          href={href ?? ''}
          onApply={(address) => leave(setLink(address))}
          onRemove={href === null ? undefined : () => leave(removeLink)}
          onCancel={() => leave(null)}
        />
      )}
    </>
  )
}
