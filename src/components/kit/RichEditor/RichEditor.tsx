import { history } from 'prosemirror-history'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { richDocument, type RichDocument } from '../../../contract/richText.ts'
import { Prose } from '../RichText.styles.ts'
import { keys, typingRules } from './commands.ts'
import { editorSchema } from './editorSchema.ts'
import { takeIn } from './paste.ts'
import { Frame } from './RichEditor.styles.ts'
import type { Insertion } from './insertion.types.ts'
import type { PictureSlot } from './pictureSlot.types.ts'
import { Toolbar } from './Toolbar.tsx'

/** Imported lazily only: it carries the editor. */
export interface RichEditorProps {
  /** Accessible name of the field, independent of its position. */
  readonly label: string
  readonly lang: string
  /** Initial content; afterwards the editor keeps its text itself. For another text, use another `key`. */
  readonly initial: RichDocument
  readonly disabled: boolean
  /** Id of the describing element. */
  readonly describedBy: string
  /** Texts that can be inserted from a list, with their names. */
  readonly insertions?: readonly Insertion[] | undefined
  /** Renders the picture chooser; omitted: the text has no pictures. */
  readonly picture?: ((slot: PictureSlot) => ReactNode) | undefined
  readonly onChange: (doc: RichDocument) => void
}

/**
 * A text with headings, lists, links, tables and, where it may have them, pictures. It changes its own text only when the writer does: nothing from outside is
 * written into it while an input method composes.
 */
const RichEditor = (props: RichEditorProps) => {
  const { label, lang, initial, disabled, describedBy, insertions = [], picture, onChange } = props
  const hasPictures = picture !== undefined
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const latest = useRef({
    initial,
    onChange,
    disabled,
    hasPictures,
    attributes: {} as Record<string, string>,
  })
  latest.current = {
    initial: latest.current.initial,
    onChange,
    disabled,
    hasPictures,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': describedBy,
      lang,
      ...(disabled && { 'aria-readonly': 'true' }),
    },
  }

  useEffect(() => {
    if (place.current === null) return undefined
    const made: EditorView = new EditorView(
      { mount: place.current },
      {
        state: EditorState.create({
          doc: editorSchema.nodeFromJSON(latest.current.initial),
          plugins: [history(), typingRules, ...keys],
        }),
        editable: () => !latest.current.disabled,
        attributes: () => latest.current.attributes,
        dispatchTransaction(transaction) {
          const next = made.state.apply(transaction)
          made.updateState(next)
          setState(next)
          if (!transaction.docChanged) return
          // Invalid content (say, too much text) is sent as it is, so that the server names the fault.
          const json: unknown = next.doc.toJSON()
          const read = richDocument.safeParse(json)
          latest.current.onChange(read.success ? read.data : (json as RichDocument))
        },
        handleDOMEvents: {
          paste: (target, event) => {
            event.preventDefault()
            if (target.editable && event.clipboardData !== null)
              takeIn(target, event.clipboardData, { at: null, hasPictures: latest.current.hasPictures })
            return true
          },
          drop: (target, event) => {
            // Content dragged within the editor comes from its own schema.
            if (target.dragging !== null) return false
            event.preventDefault()
            const at = target.posAtCoords({ left: event.clientX, top: event.clientY })
            if (target.editable && event.dataTransfer !== null)
              takeIn(target, event.dataTransfer, {
                at: at?.pos ?? null,
                hasPictures: latest.current.hasPictures,
              })
            return true
          },
        },
      },
    )
    setView(made)
    setState(made.state)
    return () => made.destroy()
  }, [])

  useEffect(() => {
    // Makes the view read `editable` and `attributes` again.
    if (view !== null && !view.isDestroyed && !view.composing) view.setProps({})
  }, [view, disabled, label, lang, describedBy])

  return (
    <Frame>
      {view !== null && state !== null && (
        <Toolbar {...{ view, state, label, lang, disabled, insertions, picture }} />
      )}
      <Prose ref={place} />
    </Frame>
  )
}
export default RichEditor
