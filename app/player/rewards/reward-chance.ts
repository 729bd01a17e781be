// The cashier has it from here.
export { useRewardChance } from '../../../ui/reward/reward-chance';
