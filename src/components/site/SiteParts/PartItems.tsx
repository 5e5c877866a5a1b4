import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { inLanguage } from '../../../contract/inLanguage.ts'
import type { Reason } from '../../../contract/reasons.ts'
import type { TranslationState } from '../../../contract/translations.ts'
import { titleOfItem, type ItemShape, type PartItem } from '../../../contract/siteParts.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { Button } from '../../kit/Button.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { PartField, type PictureSlot } from './PartField.tsx'
import * as S from './SiteParts.styles.ts'

export interface PartItemsProps {
  readonly shape: ItemShape
  readonly items: readonly PartItem[]
  /** Path of the list: `items`, `items.0.children`. */
  readonly path: string
  readonly faults: ReadonlyMap<string, Reason>
  /** English texts that are not current, by their places. */
  readonly translations: ReadonlyMap<string, TranslationState>
  /** Number of uses of an entry, by its id. */
  readonly uses: Readonly<Record<string, number>>
  readonly picture: (slot: PictureSlot) => ReactNode
  readonly onText: (path: string, text: string) => void
  readonly onAdd: (list: string, shape: ItemShape) => void
  readonly onRemove: (list: string, at: number) => void
  readonly onMove: (list: string, at: number, by: 1 | -1) => void
}

/** A list of a part: its entries are changed, added, removed and put in order, all of it with the keyboard. */
export const PartItems = (props: PartItemsProps) => {
  const { shape, items, path, faults } = props
  const tooMany = faults.get(path)
  return (
    <>
      <S.Items>
        {items.map((item, at) => (
          // Entries have no name of their own that stays while they are typed.
          <li key={at}>
            <Entry {...props} item={item} at={at} />
          </li>
        ))}
      </S.Items>
      {tooMany !== undefined && (
        <Refusal>
          <FormattedMessage id={`error.${tooMany}`} />
        </Refusal>
      )}
      {items.length < shape.most && (
        <div>
          <Button id={`${path}.add`} variant="quiet" small onClick={() => props.onAdd(path, shape)}>
            <FormattedMessage id={path === 'items' ? 'parts.add' : 'parts.addBelow'} />
          </Button>
        </div>
      )}
    </>
  )
}

const Entry = (props: PartItemsProps & { item: PartItem; at: number }) => {
  const { shape, items, path, faults, translations, uses, picture, onText, onRemove, onMove, item, at } =
    props
  const intl = useIntl()
  const own = `${path}.${at}`
  const name = titleIn(intl.locale, item) || intl.formatMessage({ id: 'parts.untitled' })
  // A new item is open, to be filled in.
  const [isOpen, setOpen] = useState(titleOfItem(item) === '')
  const used = (item.id > 0 ? uses[String(item.id)] : undefined) ?? 0
  const isHeld = used > 0 || item.children.some((child) => child.id > 0 && (uses[String(child.id)] ?? 0) > 0)
  const label = (id: string) => intl.formatMessage({ id }, { name })
  // The focus goes with the entry; a button at the end keeps it, and does nothing there.
  const move = (by: 1 | -1) => () => {
    onMove(path, at, by)
    const target = `${path}.${Math.min(Math.max(at + by, 0), items.length - 1)}.${by === 1 ? 'down' : 'up'}`
    queueMicrotask(() => document.getElementById(target)?.focus())
  }
  const remove = () => {
    onRemove(path, at)
    queueMicrotask(() => document.getElementById(`${path}.add`)?.focus())
  }
  const isFolded = shape.children !== null || shape.fields.length > 4
  const body = (
    <S.ItemBody>
      <S.Fields>
        {shape.fields
          .filter(({ isHidden }) => !isHidden)
          .map((field) => (
            <PartField
              key={field.name}
              field={field}
              path={`${own}.${field.name}`}
              text={item.fields[field.name] ?? ''}
              fault={faults.get(`${own}.${field.name}`) ?? null}
              translation={translations.get(`${own}.${field.name}`) ?? null}
              picture={picture}
              onText={onText}
            />
          ))}
      </S.Fields>
      {shape.children !== null && (
        <PartItems {...props} shape={shape.children} items={item.children} path={`${own}.children`} />
      )}
    </S.ItemBody>
  )
  return (
    <S.Item>
      <legend>
        <S.ItemHead>
          <span>
            <strong>
              {formatNumber(at + 1)}. {name}
            </strong>{' '}
            {used > 0 && (
              <small>
                <FormattedMessage id="parts.used" values={{ used }} />
              </small>
            )}
          </span>
          <S.ItemTools>
            <Button
              id={`${own}.up`}
              variant="plain"
              small
              aria-label={label('parts.up.of')}
              aria-disabled={at === 0 || undefined}
              onClick={move(-1)}
            >
              <FormattedMessage id="parts.up" />
            </Button>
            <Button
              id={`${own}.down`}
              variant="plain"
              small
              aria-label={label('parts.down.of')}
              aria-disabled={at === items.length - 1 || undefined}
              onClick={move(1)}
            >
              <FormattedMessage id="parts.down" />
            </Button>
            <Button
              variant="plain"
              small
              aria-label={label(isHeld ? 'parts.remove.held' : 'parts.remove.of')}
              aria-disabled={isHeld || undefined}
              onClick={isHeld ? undefined : remove}
            >
              <FormattedMessage id="parts.remove" />
            </Button>
          </S.ItemTools>
        </S.ItemHead>
      </legend>
      {isFolded ? (
        <S.Fold
          open={isOpen || [...faults.keys()].some((fault) => fault.startsWith(`${own}.`))}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>
            <FormattedMessage
              id={shape.children === null ? 'parts.open' : 'parts.openBelow'}
              values={{ below: item.children.length }}
            />
          </summary>
          {body}
        </S.Fold>
      ) : (
        body
      )}
    </S.Item>
  )
}

const titleIn = (locale: string, item: PartItem): string =>
  inLanguage(locale, titleOfItem(item), item.fields['eng_name'] || item.fields['eng_title'] || '')
