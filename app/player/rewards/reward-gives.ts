// The cashier has it from here.
export { useRewardGives } from '../../../ui/reward/reward-gives';
