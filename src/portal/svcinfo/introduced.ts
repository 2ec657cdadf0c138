/** Whether a service has an introduction of its own: 27 bonded transport, 30 ship repair (2-portal 2 "service info"). */
export const introduced = (id: string | undefined): boolean => id === '27' || id === '30';
