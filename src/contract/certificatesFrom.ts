/** When participants get their certificates (TKT-02). */

/**
 * From when those who came may have their certificate of attendance: from the instant that the team has set, else once the
 * conference is over. Certificates of papers and reviews say what is settled, and wait for nothing: null.
 */
export const certificatesFrom = (
  kind: 'attendance' | 'publication' | 'review',
  { certificatesAt, over }: { readonly certificatesAt: Date | null; readonly over: Date },
): Date | null => (kind === 'attendance' ? (certificatesAt ?? over) : null)
