import type { LogInState } from '../customer/log-in-state.ts';

export const logInPathOf = ({ premium }: LogInState) => (premium ? '/premium-login' : '/login');
