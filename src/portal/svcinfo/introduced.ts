/** Services with an introduction of their own: 27 bonded transport, 30 ship repair (2-portal 2 "service info"). */
export const introducedIds: readonly string[] = ['27', '30'];
export const introduced = (id: string | undefined): boolean => id !== undefined && introducedIds.includes(id);
