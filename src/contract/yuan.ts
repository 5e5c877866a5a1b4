import * as z from 'zod/mini'

import type { Reason } from './reasons.ts'
import { plainLine } from './text.ts'

const says = (reason: Reason) => reason

/** The largest amount that is typed, in yuan. */
const most = 100_000

/** As a person writes it, `800`, `1,200.50` or `￥1200`; becomes whole fen. */
export const yuan = z.pipe(
  z.pipe(
    plainLine(20).check(z.minLength(1, { error: says('required'), abort: true })),
    z.transform((text: string) => text.normalize('NFKC').replaceAll(/[\s¥]/g, '')),
  ),
  z.pipe(
    z.string().check(
      z.regex(/^(?:\d{1,6}|\d{1,3},\d{3})(?:\.\d{1,2})?$/, { error: says('invalid'), abort: true }),
      z.refine((text) => Number(text.replace(',', '')) <= most, says('invalid')),
    ),
    z.transform((text: string) => Math.round(Number(text.replace(',', '')) * 100)),
  ),
)

/** Whole fen as they are typed: `800`, `99.50`. */
export const typedYuan = (fen: number): string =>
  fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2)
