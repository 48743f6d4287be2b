// The screens of what the platform sends and of how it is doing. They are loaded together, since small files compress badly.

export { Screen as Cors } from './cors.tsx';
export { Screen as Deliveries } from './deliveries.tsx';
export { Screen as Delivery } from './delivery.tsx';
export { Screen as Destinations } from './destinations.tsx';
export { Screen as Status } from './status.tsx';
export { Screen as Systems } from './systems.tsx';
