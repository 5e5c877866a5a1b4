import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { conflictKinds, paperLimits, type ConflictKind } from '../../../contract/paperForm.ts'
import { Button } from '../../kit/Button.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { Below, Conflict } from './Submission.styles.ts'

export interface ConflictOf {
  name: string
  kind: ConflictKind
}

export interface ConflictRowsProps {
  conflicts: readonly ConflictOf[]
  faultOf: (name: string) => ReactNode
  /** Rows came or went, which is no input of a field. */
  onRearranged: () => void
  /** Suggestions based on the authors, to be added by a press; `taken` are those already listed. */
  suggestions: (taken: readonly string[], onAdd: (conflict: ConflictOf) => void) => ReactNode
}

/** People who must not review the paper, with reasons; the fields keep their input when rows are added or removed. */
export const ConflictRows = ({ conflicts, faultOf, onRearranged, suggestions }: ConflictRowsProps) => {
  const intl = useIntl()
  const [rows, setRows] = useState(() => conflicts.map((conflict, key) => ({ key, conflict })))
  const rearranged = useEffectEvent(onRearranged)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) rearranged()
    isFirst.current = false
  }, [rows])
  const add = (conflict: ConflictOf) =>
    setRows((known) => [...known, { key: Math.max(-1, ...known.map(({ key }) => key)) + 1, conflict }])
  return (
    <>
      {rows.map(({ key, conflict }, at) => (
        <Conflict key={key}>
          <TextField
            name={`conflicts.${at}`}
            label={<FormattedMessage id="submission.conflict.name" values={{ place: at + 1 }} />}
            error={faultOf(`conflicts.${at}`)}
            maxLength={200}
            defaultValue={conflict.name}
          />
          <SelectField
            name={`conflict_kinds.${at}`}
            label={<FormattedMessage id="submission.conflict.kind" />}
            defaultValue={conflict.kind}
          >
            {conflictKinds.map((kind) => (
              <option key={kind} value={kind}>
                {intl.formatMessage({ id: `submission.conflict.kind.${kind}` })}
              </option>
            ))}
          </SelectField>
          <Button
            variant="plain"
            small
            aria-label={intl.formatMessage({ id: 'submission.conflict.removeLabel' }, { place: at + 1 })}
            onClick={() => setRows((known) => known.filter((each) => each.key !== key))}
          >
            <FormattedMessage id="submission.author.remove" />
          </Button>
        </Conflict>
      ))}
      {rows.length < paperLimits.conflicts && (
        <Below>
          <Button variant="quiet" small onClick={() => add({ name: '', kind: 'other' })}>
            <FormattedMessage id="submission.conflict.add" />
          </Button>
        </Below>
      )}
      {suggestions(
        rows.map(({ conflict }) => conflict.name),
        add,
      )}
    </>
  )
}
