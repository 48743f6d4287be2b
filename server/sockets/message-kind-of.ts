/** The fields that distinguish an event from a reply, on sockets that have both. */
export const messageKindOf = (eventType: string) => ({ msg_type: 'Event', msg_name: eventType });
