import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { emptyAuthor, type PaperAuthor } from '../../../contract/paperTexts.ts'
import { Fields } from '../../kit/formPage.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { Author, AuthorHead, Below } from './Submission.styles.ts'

export interface AuthorRowsProps {
  authors: readonly PaperAuthor[]
  /** Place of the corresponding author. */
  corresponding: number
  faultOf: (name: string) => ReactNode
  /** Authors cannot be added or removed, and addresses stay: the order, names and affiliations can change. */
  isFixed?: boolean
  /** Authors came, went or changed places, which is no input of a field. */
  onRearranged: () => void
}

/** The authors in printed order. The fields keep their input when they change places. */
export const AuthorRows = ({
  authors,
  corresponding,
  faultOf,
  isFixed = false,
  onRearranged,
}: AuthorRowsProps) => {
  const intl = useIntl()
  const [{ rows, chief }, setRows] = useState(() => {
    const first = (authors.length === 0 ? [emptyAuthor] : authors).map((author, key) => ({ key, author }))
    return { rows: first, chief: Math.min(corresponding, first.length - 1) }
  })
  const rearranged = useEffectEvent(onRearranged)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) rearranged()
    isFirst.current = false
  }, [rows, chief])
  const swap = (at: number) =>
    setRows((known) => {
      const [one, other] = known.rows.slice(at, at + 2)
      if (one === undefined || other === undefined) return known
      return { ...known, rows: [...known.rows.slice(0, at), other, one, ...known.rows.slice(at + 2)] }
    })
  return (
    <>
      <input
        type="hidden"
        name="corresponding"
        value={Math.max(
          0,
          rows.findIndex(({ key }) => key === chief),
        )}
      />
      {rows.map(({ key, author }, at) => (
        <Author key={key}>
          <AuthorHead>
            <h3>
              <FormattedMessage id="submission.author" values={{ place: at + 1 }} />
            </h3>
            <Checkbox
              type="radio"
              name="chief"
              checked={key === chief}
              onChange={() => setRows((known) => ({ ...known, chief: key }))}
            >
              <FormattedMessage id="submission.corresponding" />
            </Checkbox>
          </AuthorHead>
          <Fields>
            {fields.map(([part, most, type]) => (
              <TextField
                key={part}
                name={`authors.${at}.${part}`}
                type={type}
                label={<FormattedMessage id={`submission.field.${part}`} />}
                error={faultOf(`authors.${at}.${part}`)}
                maxLength={most}
                isUnmarked={part === 'name' || part === 'eng_name'}
                defaultValue={author[part]}
                readOnly={isFixed && part === 'email'}
                placeholder={part === 'orcid' ? '0000-0000-0000-0000' : undefined}
              />
            ))}
          </Fields>
          <Below>
            {at > 0 && (
              <Button
                variant="plain"
                small
                aria-label={intl.formatMessage({ id: 'submission.author.upLabel' }, { place: at + 1 })}
                onClick={() => swap(at - 1)}
              >
                <FormattedMessage id="submission.author.up" />
              </Button>
            )}
            {!isFixed && rows.length > 1 && (
              <Button
                variant="plain"
                small
                aria-label={intl.formatMessage({ id: 'submission.author.removeLabel' }, { place: at + 1 })}
                onClick={() =>
                  setRows((known) => {
                    const left = known.rows.filter((each) => each.key !== key)
                    return { rows: left, chief: key === known.chief ? (left[0]?.key ?? 0) : known.chief }
                  })
                }
              >
                <FormattedMessage id="submission.author.remove" />
              </Button>
            )}
          </Below>
        </Author>
      ))}
      {!isFixed && (
        <Below>
          <Button
            variant="quiet"
            small
            onClick={() =>
              setRows((known) => ({
                ...known,
                rows: [
                  ...known.rows,
                  { key: Math.max(...known.rows.map((each) => each.key)) + 1, author: emptyAuthor },
                ],
              }))
            }
          >
            <FormattedMessage id="submission.author.add" />
          </Button>
        </Below>
      )}
    </>
  )
}

const fields = [
  ['name', 80, 'text'],
  ['eng_name', 80, 'text'],
  ['affiliation', 200, 'text'],
  ['eng_affiliation', 200, 'text'],
  ['email', 254, 'email'],
  ['orcid', 40, 'text'],
] as const satisfies ReadonlyArray<readonly [keyof PaperAuthor, number, string]>
